import GalleyGeometry
import GalleyLayout

final class PreferenceWriter<Key: PreferenceKey>: NodeAttachment {
  var write: ((inout Key.Value, Rect) -> Void)?

  override func leave(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect, preferences: inout PreferenceValues) {
    guard walk.wanted.contains(ObjectIdentifier(Key.self)), let write else { return }
    var value = preferences.value(of: Key.self) ?? Key.defaultValue
    write(&value, frame)
    preferences.set(value, of: Key.self)
  }
}

extension View {
  private func writing<Key: PreferenceKey>(
    _ kind: String, _ key: Key.Type, _ write: @escaping (inout Key.Value, Rect) -> Void
  ) -> some View {
    attaching(kind, { PreferenceWriter<Key>(in: $0) }) { $0.write = write }
  }

  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    writing("preference", key) { known, _ in known = value }
  }

  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    writing("transformPreference", key) { value, _ in callback(&value) }
  }

  public func anchorPreference<Source, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Source>.Source, transform: @escaping (Anchor<Source>) -> Key.Value
  ) -> some View {
    writing("anchorPreference", key) { known, frame in known = transform(value.anchor(in: frame)) }
  }

  public func transformAnchorPreference<Source, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Source>.Source,
    transform: @escaping (inout Key.Value, Anchor<Source>) -> Void
  ) -> some View {
    writing("transformAnchorPreference", key) { known, frame in transform(&known, value.anchor(in: frame)) }
  }
}
