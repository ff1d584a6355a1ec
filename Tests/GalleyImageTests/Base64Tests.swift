import GalleyImage
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test("Base64 encoding matches the examples in RFC 4648")
  func base64() {
    for (text, expected) in [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ] {
      #expect(Base64.text(Array(text.utf8)) == expected)
    }
    #expect(Base64.text([0xFB, 0xFF, 0xFE]) == "+//+")
  }
}
