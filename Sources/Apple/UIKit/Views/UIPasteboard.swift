public import Foundation

/// What was copied last: by the program itself, as there is no other here.
@preconcurrency @MainActor
open class UIPasteboard: NSObject, @unchecked Sendable {
  private static let shared = UIPasteboard()
  /// The one that all apps share.
  public static var general: UIPasteboard { shared }

  /// Told when something else was copied.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// What was copied, each thing by its kinds.
  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  /// How often something was copied.
  open private(set) var changeCount = 0

  private func all<Value>(_ kind: Value.Type) -> [Value] {
    items.compactMap { $0.values.lazy.compactMap { $0 as? Value }.first }
  }

  private func copy(_ values: [Any], as kind: String) { items = values.map { [kind: $0] } }

  /// The text that was copied.
  open var string: String? {
    get { strings?.first }
    set { copy(newValue.map { [$0] } ?? [], as: "public.utf8-plain-text") }
  }
  /// The texts that were copied.
  open var strings: [String]? {
    get { all(String.self) }
    set { copy(newValue ?? [], as: "public.utf8-plain-text") }
  }
  /// The address that was copied.
  open var url: URL? {
    get { all(URL.self).first }
    set { copy(newValue.map { [$0] } ?? [], as: "public.url") }
  }
  /// The image that was copied.
  open var image: UIImage? {
    get { all(UIImage.self).first }
    set { copy(newValue.map { [$0] } ?? [], as: "public.image") }
  }
  /// The colour that was copied.
  open var color: UIColor? {
    get { all(UIColor.self).first }
    set { copy(newValue.map { [$0] } ?? [], as: "com.apple.uikit.color") }
  }

  /// Whether a text was copied.
  open var hasStrings: Bool { !all(String.self).isEmpty }
  /// Whether an address was copied.
  open var hasURLs: Bool { !all(URL.self).isEmpty }
  /// Whether an image was copied.
  open var hasImages: Bool { !all(UIImage.self).isEmpty }

  /// Copies `value` of that kind.
  open func setValue(_ value: Any, forPasteboardType kind: String) { items = [[kind: value]] }
  /// Copies `data` of that kind.
  open func setData(_ data: Data, forPasteboardType kind: String) { items = [[kind: data]] }
  /// What was copied of that kind.
  open func value(forPasteboardType kind: String) -> Any? { items.first?[kind] }
  /// The data that were copied of that kind.
  open func data(forPasteboardType kind: String) -> Data? { items.first?[kind] as? Data }
}
