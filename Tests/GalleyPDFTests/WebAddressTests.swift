import GalleyPDF
import Testing

@Suite("Link addresses")
struct WebAddressTests {
  @Test(
    "Web, mail and phone addresses and relative file paths become links",
    arguments: [
      "https://example.org/a?b=c:d#e", "HTTP://example.org", "mailto:a@example.org", "tel:+4930123",
      "ftp://example.org",
      "other.md", "folder/other.md#part", "../up.html", "?query=javascript:x", "#part", "a/b:c", "",
    ])
  func safe(address: String) {
    #expect(WebAddress.isSafe(address))
  }

  @Test(
    "Script, data, local file and network share addresses, however spelled, do not become links",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:alert(1)", "\u{1} javascript:alert(1)", "vbscript:x",
      "data:text/html,x", "file:///etc/passwd", "//evil.example", "\\\\unc\\share", "/\\evil.example",
      "\\/evil.example",
      " //evil.example", "/\t/evil.example", "blob:x", "view-source:https://example.org", "intent://x",
    ])
  func unsafe(address: String) {
    #expect(!WebAddress.isSafe(address))
  }
}
