import GalleyGeometry
import GalleyViews

extension ModifierTemplate {
  /// `view` in agreement with others.
  func agreed(_ view: AnyView) -> AnyView {
    switch kind {
    case .syncWidth:
      if case .record(let sync) = value { return AnyView(column(view, sync)) }
      return AnyView(view.syncWidth(text))
    case .rowHeights: return AnyView(view.rowHeights(word == "estimated" ? .estimated : .exact))
    case .uniformFits: return AnyView(view.uniformFits(in: SyncScope(word: word)))
    default:
      guard case .record(let sync) = value else { return AnyView(view.scrollSync(text)) }
      return AnyView(view.scrollSync(sync.text("name") ?? "", policy: ScrollSyncPolicy(word: sync.word("policy"))))
    }
  }

  private func column(_ view: AnyView, _ sync: SceneRecord) -> some View {
    view.syncWidth(
      sync.text("key") ?? "", in: sync.word("in").map(SyncScope.init(word:)) ?? .list, width: SyncedWidth(sync),
      alignment: sync.word("alignment").map { HorizontalAlignment(word: $0) } ?? .leading)
  }
}

extension SyncScope {
  /// The scope that `word` names.
  init(word: String) {
    switch word {
    case "section": self = .section
    case "screen": self = .screen
    default: self = .list
    }
  }
}

extension ScrollSyncPolicy {
  /// The policy that `word` names; shared where none is named.
  fileprivate init(word: String?) {
    switch word {
    case "clamped": self = .clamped
    case "relayed": self = .relayed
    default: self = .shared
    }
  }
}

extension SyncedWidth {
  fileprivate init(_ sync: SceneRecord) {
    if let maximum = sync.number("maximum") {
      self = .capped(maximum: maximum)
    } else if let share = sync.number("percentile") {
      self = .percentile(share)
    } else {
      self = sync.word("mode") == "growing" ? .growing : .exact
    }
  }
}
