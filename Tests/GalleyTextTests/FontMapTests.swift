import CPangoCairo
import CPangoFT2
import GalleyPicture
import Testing

@testable import GalleyText

@Suite("The font map shared by Pango's threads")
struct FontMapTests {
  @Test("Fonts are released only when no thread of Pango is looking one up")
  func threads() throws {
    TextEngine.prepareProcess()
    let faceCache = FaceCache(library: FontLibrary())
    faceCache.use(try faceCache.face(for: body).get())
    faceCache.use(try faceCache.face(for: ResolvedFont(family: "Noto Sans", size: 13)).get())
    let map = FontMap()
    let configuration = try #require(faceCache.makeConfiguration())
    defer { FcConfigDestroy(configuration) }
    map.use(configuration)
    #expect(!map.isBusy)

    var busy = 0
    // On a machine under load, all lookups may finish immediately for a while.
    for round in 0..<50_000 where round < 500 || busy == 0 {
      for size in 0..<4 { lookUp(faceCache.used[size % 2].alias, size: Double(8 + round % 40 + size), in: map.context) }
      if map.isBusy { busy += 1 }
      map.use(configuration)
      #expect(!map.isBusy)
    }
    // This proves that the map had to wait at least once.
    #expect(busy > 0)
  }

  private func lookUp(_ family: String, size: Double, in context: OpaquePointer) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * 1024)
    guard let font = pango_context_load_font(context, description) else {
      Issue.record("the map must know the family")
      return
    }
    g_object_unref(UnsafeMutableRawPointer(font))
  }
}
