import CPangoCairo
import CPangoFT2

/// Pango's font map for FreeType with a context, which forget fonts only when nobody is still looking them up.
///
/// The map opens its files for itself: Cairo's map shares ten open files between all threads and closes one that
/// another thread reads.
///
/// Pango 1.50 looks each font up on two threads of its own and goes on with the first answer. The other thread may
/// still be at work when the map forgets the font; then that thread takes the font out of the map's tables, which no
/// lock guards, while they are changed or freed (`free_patterns` in Pango's `pangofc-fontmap.c`). Each of these threads
/// holds the map until it is done, so the map's reference count tells whether there is one.
final class FontMap {
  let handle: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  /// How often the map is held while no thread looks up a font.
  private var ownReferences: Int32 = 0
  /// How many fonts may have been looked up since no thread was at work.
  private var lookups = 0

  /// Pango keeps what it looked up last, for 256 fonts, and forgets the rest: no thread may lag behind by as many.
  private static let mostLookups = 64
  /// How often the count of references is looked at while it is too high; at least 2 seconds.
  private static let patience = 20_000
  /// How many of those looks only let others run; each of the rest sleeps for 100 µs.
  private static let yields = 100

  /// A map without fonts.
  init() {
    guard let handle = pango_ft2_font_map_new(), let context = pango_font_map_create_context(handle) else {
      preconditionFailure("out of memory")
    }
    self.handle = handle
    self.context = context
    ownReferences = references
  }

  deinit {
    // A font map keeps its configuration when it goes, at least in Pango 1.50; it lets go of one it is told to leave.
    use(nil)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  func use(_ configuration: OpaquePointer?) {
    settle()
    pango_fc_font_map_set_config(OpaquePointer(handle), configuration)
  }

  /// Notes that up to `count` fonts are looked up, after which ``keepUp()`` is due.
  func noteLookups(_ count: Int) { lookups += count }

  /// Waits for Pango's threads where they may lag behind; not while a context other than ``context`` is in use.
  func keepUp() {
    if lookups >= FontMap.mostLookups { settle() }
  }

  private func settle() {
    lookups = 0
    for look in 0..<FontMap.patience {
      if !isBusy { return }
      if look < FontMap.yields { g_thread_yield() } else { g_usleep(100) }
    }
    // Then it is no lookup that holds the map; nothing says that other versions of Pango have no use for it.
    ownReferences = references
  }

  /// Whether some of Pango's threads may be looking up fonts.
  var isBusy: Bool { references > ownReferences }

  /// How often the map is held; what a thread did before it let go is seen.
  private var references: Int32 {
    handle.withMemoryRebound(to: GObject.self, capacity: 1) { object in
      guard let count = object.pointer(to: \.ref_count) else { return 0 }
      return count.withMemoryRebound(to: Int32.self, capacity: 1) { g_atomic_int_get($0) }
    }
  }
}
