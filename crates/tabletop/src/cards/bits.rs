//! The bits of a number, each of which stands for a card.

use crate::Chance;

/// The places of the bits that are set, from the lowest.
pub(super) struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(bit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

/// The place of any bit that is set, each as likely as the other.
#[inline]
pub(super) fn any(bits: u64, chance: &mut Chance) -> Option<u32> {
    if bits == 0 {
        return None;
    }
    let sums = sums(bits);
    let nth = chance.below((sums >> 56) as u32);
    Some(place(bits, sums, nth))
}

/// One in every byte, and the highest bit of every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x80 * ONES;

/// In each byte the number of bits that are set in it and below; in the highest, of all.
#[inline]
const fn sums(bits: u64) -> u64 {
    let twos = bits - ((bits >> 1) & (0x55 * ONES));
    let fours = (twos & (0x33 * ONES)) + ((twos >> 2) & (0x33 * ONES));
    let bytes = (fours + (fours >> 4)) & (0x0f * ONES);
    bytes.wrapping_mul(ONES)
}

/// The place of the bit with `nth` below it.
#[inline]
const fn place(bits: u64, sums: u64, nth: u32) -> u32 {
    // No sum is above 64, so a byte's highest bit stays if the bit lies above that byte.
    let passed = ((nth as u64 * ONES) | HIGHS) - sums;
    let byte = (!passed & HIGHS).trailing_zeros() - 7;
    let below = (sums << 8 >> byte) as u8;
    let mut rest = bits >> byte;
    let mut skipped = below as u32;
    while skipped < nth {
        rest &= rest - 1;
        skipped += 1;
    }
    byte + rest.trailing_zeros()
}

/// Every way to take `count` of the bits, from the least number to the greatest. For the cards of a
/// hand, not of a deck.
#[inline]
pub(super) fn ways(bits: u64, count: u32, mut each: impl FnMut(u64)) {
    let len = bits.count_ones();
    if count > len {
        return;
    }
    if count == 0 {
        return each(0);
    }
    let mut places = [0u64; MOST];
    for (place, bit) in places.iter_mut().zip(Bits(bits)) {
        *place = 1 << bit;
    }
    // Sets of `count` of the lowest `len` numbers, from the least to the greatest.
    let mut set = u64::MAX >> (64 - count);
    let last = set << (len - count);
    loop {
        each(Bits(set).fold(0, |taken, at| taken | places[at as usize]));
        if set == last {
            break;
        }
        // The next number with as many bits.
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        set = carried | ((set ^ carried) >> 2) >> lowest.trailing_zeros();
    }
}

/// No hand has more cards than this.
const MOST: usize = 16;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_is_found_by_its_number() {
        let mut bits: u64 = 1;
        for _ in 0..2_000 {
            let found = (0..bits.count_ones()).map(|nth| place(bits, sums(bits), nth));
            assert!(found.eq(Bits(bits)), "{bits:b}");
            // Another number, with few bits or with many.
            bits = bits.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) | 1 << 40;
            bits = if bits & 4 == 0 {
                bits & bits >> 7 | 1
            } else {
                bits
            };
        }
        let all = (0..64).map(|nth| place(u64::MAX, sums(u64::MAX), nth));
        assert!(all.eq(0..64));
    }

    #[test]
    fn every_way_is_found_once_in_order() {
        for count in 0..=6 {
            let mut found = Vec::new();
            ways(0b1010_1101, count, |way| found.push(way));
            let some = |way: &u64| way & !0b1010_1101 == 0 && way.count_ones() == count;
            assert_eq!(found, (0..256).filter(some).collect::<Vec<_>>());
        }
    }
}
