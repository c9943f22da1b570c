//! Encrypted connections to the database. What a URL says of them means the same as to `psql`.

use std::future::Future;
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme,
};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::config::SslMode;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::{TlsConnector, client};

/// What a URL says of encryption.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Wanted {
    mode: Mode,
    /// The file of those whose signature on the database's certificate is believed.
    roots: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mode {
    Disable,
    /// Encrypted if the database can; it may be anybody.
    #[default]
    Prefer,
    /// Encrypted; it may be anybody.
    Require,
    /// Somebody believed has signed its certificate.
    VerifyCa,
    /// And it is who it should be.
    VerifyFull,
}

impl Wanted {
    /// Takes it out of a URL.
    pub(super) fn take(url: &str) -> Result<(String, Wanted), String> {
        let mut wanted = Wanted::default();
        let Some((place, options)) = url.split_once('?') else {
            return Ok((url.to_owned(), wanted));
        };
        let mut others = Vec::new();
        for option in options.split('&') {
            match option.split_once('=') {
                Some(("sslmode", mode)) => wanted.mode = Mode::named(mode)?,
                Some(("sslrootcert", path)) => wanted.roots = Some(plain(path)),
                Some(_) | None => others.push(option),
            }
        }
        let url = match others.is_empty() {
            true => place.to_owned(),
            false => format!("{place}?{}", others.join("&")),
        };
        Ok((url, wanted))
    }

    /// What is asked of the database.
    pub(super) fn mode(&self) -> SslMode {
        match self.mode {
            Mode::Disable => SslMode::Disable,
            Mode::Prefer => SslMode::Prefer,
            Mode::Require | Mode::VerifyCa | Mode::VerifyFull => SslMode::Require,
        }
    }

    pub(super) fn tls(&self) -> Result<Tls, String> {
        let provider = Arc::new(ring::default_provider());
        let believed = || {
            let roots = Arc::new(self.roots()?);
            let believed = WebPkiServerVerifier::builder_with_provider(roots, provider.clone());
            believed.build().map_err(|error| error.to_string())
        };
        let lax = |believed| Lax {
            provider: provider.clone(),
            believed,
        };
        let verifier: Arc<dyn ServerCertVerifier> = match self.mode {
            Mode::Disable | Mode::Prefer | Mode::Require => Arc::new(lax(None)),
            Mode::VerifyCa => Arc::new(lax(Some(believed()?))),
            Mode::VerifyFull => believed()?,
        };
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .dangerous()
            .with_custom_certificate_verifier(verifier)
            .with_no_client_auth();
        Ok(Tls(TlsConnector::from(Arc::new(config))))
    }

    fn roots(&self) -> Result<RootCertStore, String> {
        let path = self.roots.as_deref().ok_or(
            "whose signature is believed must be named: sslrootcert=FILE, such as \
             /etc/ssl/certs/ca-certificates.crt",
        )?;
        let certificates = CertificateDer::pem_file_iter(Path::new(path))
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .map_err(|error| format!("cannot read the certificates of {path}: {error}"))?;
        let mut roots = RootCertStore::empty();
        let (believed, _) = roots.add_parsable_certificates(certificates);
        if believed == 0 {
            return Err(format!("there is no certificate in {path}"));
        }
        Ok(roots)
    }
}

impl Mode {
    fn named(name: &str) -> Result<Mode, String> {
        match name {
            "disable" => Ok(Mode::Disable),
            "prefer" | "allow" => Ok(Mode::Prefer),
            "require" => Ok(Mode::Require),
            "verify-ca" => Ok(Mode::VerifyCa),
            "verify-full" => Ok(Mode::VerifyFull),
            other => Err(format!(
                "sslmode is disable, prefer, require, verify-ca or verify-full, not {other}"
            )),
        }
    }
}

/// A text of a URL without its `%2F`.
fn plain(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend_from_slice(before.as_bytes());
        let code = after
            .get(..2)
            .and_then(|code| u8::from_str_radix(code, 16).ok());
        match code {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(b'%');
                rest = after;
            }
        }
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8_lossy(&bytes).into_owned()
}

/// How connections are encrypted, if they are.
#[derive(Clone)]
pub(super) struct Tls(TlsConnector);

pub(super) struct Connect {
    tls: TlsConnector,
    host: String,
}

impl<S> MakeTlsConnect<S> for Tls
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Encrypted<S>;
    type TlsConnect = Connect;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> io::Result<Connect> {
        Ok(Connect {
            tls: self.0.clone(),
            host: host.to_owned(),
        })
    }
}

impl<S> TlsConnect<S> for Connect
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Encrypted<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Encrypted<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        let Connect { tls, host } = self;
        Box::pin(async move {
            let host = ServerName::try_from(host).map_err(io::Error::other)?;
            tls.connect(host, stream).await.map(Encrypted)
        })
    }
}

/// What goes over it nobody else can read.
pub(super) struct Encrypted<S>(client::TlsStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Encrypted<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Encrypted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        room: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, room)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Encrypted<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}

/// Less strict than TLS is meant to be, as `psql` is without `verify-full`: whatever name a certificate is
/// for, and where nobody is believed, whoever has signed it, since only that nobody else listens is wanted.
/// That the other side has the key to its certificate is looked at in any case.
#[derive(Debug)]
struct Lax {
    provider: Arc<CryptoProvider>,
    believed: Option<Arc<WebPkiServerVerifier>>,
}

impl ServerCertVerifier for Lax {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        let Some(believed) = &self.believed else {
            return Ok(ServerCertVerified::assertion());
        };
        match believed.verify_server_cert(certificate, between, name, ocsp, now) {
            Err(rustls::Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        let known = &self.provider.signature_verification_algorithms;
        known.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_url_says_of_encryption_is_taken_out_of_it() {
        let taken = |url: &str| Wanted::take(url);
        let (url, wanted) = taken("postgres://me@db/games").unwrap();
        assert_eq!(
            (url.as_str(), wanted.mode()),
            ("postgres://me@db/games", SslMode::Prefer)
        );
        let (url, wanted) =
            taken("postgres://db/games?sslmode=verify-full&options=-c%20x&sslrootcert=%2Fca.pem")
                .unwrap();
        assert_eq!(url, "postgres://db/games?options=-c%20x");
        assert_eq!(wanted.mode(), SslMode::Require);
        assert_eq!(wanted.roots.as_deref(), Some("/ca.pem"));
        let (url, wanted) = taken("postgres://db/games?sslmode=disable").unwrap();
        assert_eq!(
            (url.as_str(), wanted.mode()),
            ("postgres://db/games", SslMode::Disable)
        );
        let wrong = taken("postgres://db/games?sslmode=yes").unwrap_err();
        assert!(wrong.contains("verify-full"), "{wrong}");
    }

    #[test]
    fn nobody_is_believed_without_a_certificate() {
        for (url, said) in [
            ("postgres://db?sslmode=verify-full", "sslrootcert=FILE"),
            (
                "postgres://db?sslmode=verify-ca&sslrootcert=/no.pem",
                "/no.pem",
            ),
        ] {
            let (_, wanted) = Wanted::take(url).unwrap();
            let why = wanted.tls().err().unwrap();
            assert!(why.contains(said), "{why}");
        }
    }
}
