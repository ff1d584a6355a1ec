import CPangoCairo
import CPangoFT2

/// A Pango font map that forgets fonts only when no thread is looking them up.
///
/// It opens its files itself: Cairo's map shares ten open files among all threads, and may close one that another
/// thread is reading.
///
/// Pango 1.50 looks up each font on two of its own threads and continues with the first result. The other thread may
/// still run when the map forgets the font, and then it changes the map's tables without a lock (`free_patterns` in
/// `pangofc-fontmap.c`). Each thread retains the map, so the reference count shows whether one is running.
final class FontMap {
  let handle: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  private var ownReferences: Int32 = 0
  private var lookups = 0

  /// The number of lookups after which the map waits for Pango's threads. Pango keeps the last 256.
  private static let maximumLookups = 64
  /// The number of checks while waiting, which together take at least 2 seconds.
  private static let patience = 20_000
  private static let yields = 100

  init() {
    guard let handle = pango_ft2_font_map_new(), let context = pango_font_map_create_context(handle) else {
      preconditionFailure("out of memory")
    }
    self.handle = handle
    self.context = context
    ownReferences = references
  }

  deinit {
    // At least in Pango 1.50, a font map leaks its configuration when it is freed, but it releases a configuration that
    // is replaced.
    use(nil)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  func use(_ configuration: OpaquePointer?) {
    settle()
    pango_fc_font_map_set_config(OpaquePointer(handle), configuration)
  }

  func noteLookups(_ count: Int) { lookups += count }

  /// Waits for Pango's threads if there were many lookups. Do not call it while a context other than ``context`` is in
  /// use.
  func keepUp() {
    if lookups >= FontMap.maximumLookups { settle() }
  }

  private func settle() {
    lookups = 0
    for look in 0..<FontMap.patience {
      if !isBusy { return }
      if look < FontMap.yields { g_thread_yield() } else { g_usleep(100) }
    }
    // The remaining references do not belong to a lookup. Other versions of Pango may retain the map for other reasons.
    ownReferences = references
  }

  var isBusy: Bool { references > ownReferences }

  /// The reference count of the map. It is read atomically, which makes the writes of finished threads visible.
  private var references: Int32 {
    handle.withMemoryRebound(to: GObject.self, capacity: 1) { object in
      guard let count = object.pointer(to: \.ref_count) else { return 0 }
      return count.withMemoryRebound(to: Int32.self, capacity: 1) { g_atomic_int_get($0) }
    }
  }
}
