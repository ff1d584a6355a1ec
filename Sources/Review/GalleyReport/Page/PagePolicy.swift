import GalleyFiles
import GalleyImage

/// A content security policy that allows the page's own images and script and forbids everything else.
enum PagePolicy {
  static func text(script: String, images: String = "img-src data:") -> String {
    let digits = Array(SHA256.hexDigest(of: Array(script.utf8)))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    let digest = Base64.text(bytes)
    return "default-src 'none'; \(images); font-src data:; style-src 'unsafe-inline'; "
      + "script-src 'sha256-\(digest)'; base-uri 'none'; form-action 'none'"
  }
}
