import GalleyImage
import Testing

@Suite("Base 64")
struct Base64Tests {
  @Test("Bytes become letters as RFC 4648 lists them")
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
