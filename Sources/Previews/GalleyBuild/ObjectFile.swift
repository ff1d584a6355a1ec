package import GalleyFiles

/// An object file: what it defines, what it needs from others, and what is in it.
package struct ObjectFile: Sendable {
  package let path: String
  /// The digest of its bytes.
  package let digest: String
  /// The names that others may use. Where a name is defined several times, the linker takes any of them.
  package let defined: [String]
  package let needed: [String]
  package let isKnown: Bool

  /// The object file at `path`.
  ///
  /// - Throws: what reading it throws.
  package init(_ path: String, _ files: FileReader = .disk) throws(FileProblem) {
    let bytes = try files.read(path, Int.max)
    self.init(path, bytes)
  }

  /// The object file of `bytes`, which lies at `path`.
  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    digest = ContentDigest.hexDigits(of: bytes) ?? ""
    let symbols = ELFSymbols(bytes)
    isKnown = symbols != nil
    defined = symbols?.defined ?? []
    needed = symbols?.needed ?? []
  }
}
