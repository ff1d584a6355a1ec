/// Decides which addresses may become links. All writers use ``isSafe(_:)``, so the files of a report have the same
/// links.
package enum WebAddress {
  // DocC resolves "doc:" addresses itself, and other programs ignore them.
  private static let schemes: Set = ["http", "https", "mailto", "tel", "ftp", "doc"]

  /// Whether an address may become a link. Allows web and mail addresses, and files next to the document. Rejects
  /// scripts, data URLs, local files and network shares (`//host`, `\\host`).
  package static func isSafe(_ address: String) -> Bool {
    // Browsers ignore control characters and spaces before a scheme, and treat "\" like "/".
    let kept = address.unicodeScalars.filter { $0.value > 0x20 }
    if kept.count >= 2, kept.prefix(2).allSatisfy({ $0 == "/" || $0 == "\\" }) { return false }
    guard let colon = kept.firstIndex(of: ":") else { return true }
    let scheme = String(String.UnicodeScalarView(kept[..<colon])).lowercased()
    if scheme.contains(where: { "/?#".contains($0) }) { return true }
    return schemes.contains(scheme)
  }
}
