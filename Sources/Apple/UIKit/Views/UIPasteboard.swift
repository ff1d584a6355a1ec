public import Foundation

/// What was copied last: by the program itself, as there is no other here.
@preconcurrency @MainActor
open class UIPasteboard: NSObject, @unchecked Sendable {
  private static let shared = UIPasteboard()
  public static var general: UIPasteboard { shared }

  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  open private(set) var changeCount = 0

  private func all<Value>(_ kind: Value.Type) -> [Value] {
    items.compactMap { $0.values.lazy.compactMap { $0 as? Value }.first }
  }

  private func copy(_ values: [Any], as kind: String) { items = values.map { [kind: $0] } }

  open var string: String? {
    get { strings?.first }
    set { copy(newValue.map { [$0] } ?? [], as: "public.utf8-plain-text") }
  }
  open var strings: [String]? {
    get { all(String.self) }
    set { copy(newValue ?? [], as: "public.utf8-plain-text") }
  }
  open var url: URL? {
    get { all(URL.self).first }
    set { copy(newValue.map { [$0] } ?? [], as: "public.url") }
  }
  open var image: UIImage? {
    get { all(UIImage.self).first }
    set { copy(newValue.map { [$0] } ?? [], as: "public.image") }
  }
  open var color: UIColor? {
    get { all(UIColor.self).first }
    set { copy(newValue.map { [$0] } ?? [], as: "com.apple.uikit.color") }
  }

  open var hasStrings: Bool { !all(String.self).isEmpty }
  open var hasURLs: Bool { !all(URL.self).isEmpty }
  open var hasImages: Bool { !all(UIImage.self).isEmpty }

  open func setValue(_ value: Any, forPasteboardType kind: String) { items = [[kind: value]] }
  open func setData(_ data: Data, forPasteboardType kind: String) { items = [[kind: data]] }
  open func value(forPasteboardType kind: String) -> Any? { items.first?[kind] }
  open func data(forPasteboardType kind: String) -> Data? { items.first?[kind] as? Data }
}
