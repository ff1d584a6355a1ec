import CPangoCairo
import CPangoFT2
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A face with its own FreeType library. Cairo may release a face on any thread, but a library must be used by only one
/// thread at a time. `FT_Init_FreeType` is not used, because it reads environment variables.
package final class FreeTypeFace {
  let handle: FT_Face
  private let library: FT_Library
  private let memory: FT_Memory

  package init?(path: String, index: Int) {
    memory = .allocate(capacity: 1)
    memory.initialize(
      to: FT_MemoryRec_(
        user: nil, alloc: { _, size in malloc(size) }, free: { _, block in free(block) },
        realloc: { _, _, size, block in realloc(block, size) }))
    var library: FT_Library?
    guard FT_New_Library(memory, &library) == 0, let library else {
      memory.deallocate()
      return nil
    }
    FT_Add_Default_Modules(library)
    var face: FT_Face?
    guard FT_New_Face(library, path, FT_Long(index), &face) == 0, let face else {
      FT_Done_Library(library)
      memory.deallocate()
      return nil
    }
    self.library = library
    self.handle = face
  }

  /// A digest of the file's content. If the file cannot be loaded, it is the digest of empty data.
  var digest: PictureDigest {
    var digest = PictureDigest()
    var count = FT_ULong(0)
    // Tag 0 means the whole file.
    guard FT_Load_Sfnt_Table(handle, 0, 0, nil, &count) == 0 else { return digest }
    withUnsafeTemporaryAllocation(byteCount: Int(count), alignment: 8) { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
        FT_Load_Sfnt_Table(handle, 0, 0, base, &count) == 0
      else { return }
      digest.mix(UnsafeRawBufferPointer(bytes))
    }
    return digest
  }

  /// Whether the face is CID-keyed, which means that its glyphs are numbered by a character collection such as
  /// Adobe-Japan1.
  package var isCollected: Bool {
    var isCollected: FT_Bool = 0
    return FT_Get_CID_Is_Internally_CID_Keyed(handle, &isCollected) == 0 && isCollected != 0
  }

  package func collectionNumber(of glyph: UInt32) -> UInt32? {
    var number: FT_UInt = 0
    return FT_Get_CID_From_Glyph_Index(handle, glyph, &number) == 0 ? number : nil
  }

  deinit {
    FT_Done_Face(handle)
    FT_Done_Library(library)
    memory.deallocate()
  }
}
