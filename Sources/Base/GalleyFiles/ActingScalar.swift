/// Invisible characters that affect the cursor of a terminal, line breaks or the reading direction, or that make two
/// different names look the same.
package enum ActingScalar {
  package static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Zero-width spaces and joiners, direction marks, line and paragraph separators, embeddings and overrides.
    case 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E: true
    // Word joiners, invisible operators, isolates and deprecated format characters, byte order marks, annotations,
    // tags.
    case 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
