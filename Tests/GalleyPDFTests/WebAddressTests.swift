import GalleyPDF
import Testing

@Suite("Addresses of links")
struct WebAddressTests {
  @Test(
    "Addresses of web pages, mail, phones and relative files become links",
    arguments: [
      "https://example.org/a?b=c:d#e", "HTTP://example.org", "mailto:a@example.org", "tel:+4930123",
      "ftp://example.org",
      "other.md", "folder/other.md#part", "../up.html", "?query=javascript:x", "#part", "a/b:c", "",
    ])
  func safe(address: String) {
    #expect(WebAddress.isSafe(address))
  }

  @Test(
    "Addresses of scripts, data, local files and network shares, however spelled, are not linked",
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
