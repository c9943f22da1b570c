/** What can be heard at a table: small sounds made on the spot. */
export type Sound = "turn" | "card" | "die" | "hit" | "stopped" | "win" | "lose";

/** One tone, or a burst of noise, within a sound; times in seconds from its beginning. */
interface Note {
  at: number;
  /** How long it takes to fade. */
  lasts: number;
  /** In hertz, at its beginning and at its end; none: noise. */
  from?: number;
  to?: number;
  shape?: OscillatorType;
  loud: number;
}

const tone = (at: number, from: number, lasts: number, loud = 0.5, to = from): Note => ({
  at,
  lasts,
  from,
  to,
  shape: "sine",
  loud,
});
const noise = (at: number, lasts: number, loud: number): Note => ({ at, lasts, loud });

const SCORE: Record<Sound, Note[]> = {
  turn: [tone(0, 587, 0.18), tone(0.13, 784, 0.32)],
  card: [noise(0, 0.07, 0.35)],
  die: [0, 0.07, 0.13, 0.22].map((at) => noise(at, 0.04, 0.5)),
  hit: [
    { at: 0, lasts: 0.28, from: 150, to: 55, shape: "triangle", loud: 0.9 },
    noise(0, 0.09, 0.4),
  ],
  stopped: [tone(0, 1180, 0.09, 0.3), tone(0.06, 880, 0.16, 0.3)],
  win: [523, 659, 784, 1047].map((pitch, nth) => tone(nth * 0.12, pitch, 0.4)),
  lose: [392, 330, 262].map((pitch, nth) => tone(nth * 0.18, pitch, 0.5, 0.4)),
};

const VOLUME = 0.22;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Browsers let a page be heard only after somebody has pressed something on it. */
const allowed = () => "AudioContext" in window && navigator.userActivation?.hasBeenActive === true;

function noiseOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth += 1) samples[nth] = Math.random() * 2 - 1;
  return hiss;
}

function sourceOf(audio: AudioContext, note: Note, start: number): AudioScheduledSourceNode {
  if (note.from === undefined) {
    const burst = audio.createBufferSource();
    burst.buffer = noiseOf(audio);
    return burst;
  }
  const tone = audio.createOscillator();
  tone.type = note.shape ?? "sine";
  tone.frequency.setValueAtTime(note.from, start);
  tone.frequency.exponentialRampToValueAtTime(note.to ?? note.from, start + note.lasts);
  return tone;
}

/** Plays a sound, if the page may be heard. */
export function play(sound: Sound): void {
  if (!allowed()) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  for (const note of SCORE[sound]) {
    const start = audio.currentTime + note.at;
    const source = sourceOf(audio, note, start);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(note.loud * VOLUME, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
    source.connect(gain).connect(audio.destination);
    source.start(start);
    source.stop(start + note.lasts);
  }
}
