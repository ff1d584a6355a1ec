public import GalleyGeometry
import GalleySnapshot
public import GalleyText
public import Observation

extension EnvironmentValues {
  package mutating func setForegroundStyle(_ style: some ShapeStyle) {
    if !furtherStyles.isEmpty { furtherStyles = [] }
    // A hierarchical level refers to the style of the enclosing view, so it has to be resolved before it replaces that
    // style.
    foregroundStyle = SettledStyle(style._settle(in: self))
    if !furtherStyles.isEmpty { furtherStyles = [] }
  }
}

struct EnvironmentView<Content: View>: View {
  let site = CallSite()
  let content: Content
  var aspect: StyleAspect?
  var inputs: Any?
  var onlyPaints = false
  let change: (inout EnvironmentValues) -> Void

  func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site, setting: aspect)
    defer { builder.styleSites = around }
    builder.under(change, content._build(into:))
  }

  func _trace(_ trace: RowTrace) {
    if !onlyPaints { trace.giveUp() }
    content._trace(trace)
  }
}

/// The stored key path lets rows be traced without building them.
@usableFromInline
struct EnvironmentValueView<Content: View, Value>: View {
  @usableFromInline let site = CallSite()
  @usableFromInline let content: Content
  @usableFromInline let setting: EnvironmentSetting<Value>

  @inlinable
  init(content: Content, setting: EnvironmentSetting<Value>) { (self.content, self.setting) = (content, setting) }

  @usableFromInline
  func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site, setting: StyleAspect(setting.keyPath))
    defer { builder.styleSites = around }
    builder.under({ setting.set(in: &$0) }, content._build(into:))
  }

  @inlinable
  func _trace(_ trace: RowTrace) {
    guard let outer = trace.enter(setting) else { return }
    content._trace(trace)
    trace.leave(to: outer)
  }
}

extension EnvironmentValueView: SelfComparing {
  func isSame(as other: EnvironmentValueView) -> Bool {
    setting.isSame(as: other.setting) && ViewEquality.areSame(content, other.content)
  }
}

extension EnvironmentView: SelfComparing {
  func isSame(as other: EnvironmentView) -> Bool {
    guard let inputs, let others = other.inputs, ViewEquality.areSame(any: inputs, others) else { return false }
    return ViewEquality.areSame(content, other.content)
  }
}

extension View {
  @inlinable
  public consuming func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    EnvironmentValueView(content: self, setting: EnvironmentSetting(keyPath: keyPath, value: value))
  }

  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0.give(object) }
  }

  public func environmentObject(_ object: some ObservableObject) -> some View {
    EnvironmentView(content: self) { $0.give(object) }
  }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  @inlinable
  public consuming func font(_ font: Font?) -> some View { environment(\.font, font) }

  @inlinable
  public consuming func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  @inlinable
  public consuming func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }

  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentView(content: self, aspect: .color, onlyPaints: true) { $0.setForegroundStyle(style) }
  }

  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self, aspect: .color, onlyPaints: true) { if let color { $0.foregroundStyle = color } }
  }

  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.backgroundStyle) { $0 = style }
  }

  public func tint(_ color: Color?) -> some View {
    EnvironmentView(content: self, aspect: .tint) { if let color { $0.tint = color } }
  }

  @_disfavoredOverload
  public func tint(_ style: some ShapeStyle) -> some View {
    EnvironmentView(content: self, aspect: .tint) { $0.setTint(style) }
  }

  public func minimumScaleFactor(_ factor: Double) -> some View { environment(\.minimumScaleFactor, factor) }

  public func tracking(_ tracking: Double) -> some View { environment(\.tracking, tracking) }

  public func baselineOffset(_ baselineOffset: Double) -> some View { environment(\.baselineOffset, baselineOffset) }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.underline, isActive ? TextLineStyle(color: color) : nil)
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.strikethrough, isActive ? TextLineStyle(color: color) : nil)
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { environment(\.underline, isActive ? TextLineStyle(pattern: pattern, color: color) : nil) }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { environment(\.strikethrough, isActive ? TextLineStyle(pattern: pattern, color: color) : nil) }

  public func monospaced(_ isActive: Bool = true) -> some View { environment(\.isMonospaced, isActive) }

  public func truncationMode(_ mode: TruncationMode) -> some View { environment(\.truncationMode, mode) }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func lineSpacing(_ lineSpacing: Double) -> some View { environment(\.lineSpacing, lineSpacing) }

  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicators) { $0.set(visibility, along: axes) }
  }
}
