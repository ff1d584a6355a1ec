package import GalleyFiles

package struct ObjectFile: Sendable {
  package let path: String
  package let digest: String
  /// The symbols that the file defines. If several files define a symbol, the linker uses any one of them.
  package let defined: [String]
  package let needed: [String]
  package let isKnown: Bool

  package init(_ path: String, _ files: FileReader = .disk) throws(FileProblem) {
    let bytes = try files.read(path, Int.max)
    self.init(path, bytes)
  }

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    digest = ContentDigest.hexDigits(of: bytes) ?? ""
    let symbols = ELFSymbols(bytes)
    isKnown = symbols != nil
    defined = symbols?.defined ?? []
    needed = symbols?.needed ?? []
  }
}
