import CCallSite
import GalleySnapshot

extension NodeBuilder {
  private static let findsSites = galley_finds_call_sites() != 0

  /// Attributes the nodes added from now on to the call that created `view`, and returns the previous site.
  mutating func enter(_ view: some View) -> CallSite {
    guard Self.findsSites, let located = view as? any LocatedView else { return site }
    return enter(located.site)
  }

  /// Attributes the nodes added from now on to `site`, if known, and returns the previous site.
  package mutating func enter(_ site: CallSite) -> CallSite {
    let around = self.site
    if site.address != 0 { self.site = site }
    return around
  }

  /// Attributes a style of the nodes added from now on to the call at `site`, and returns the former sites.
  mutating func enter(_ site: CallSite, setting aspect: @autoclosure () -> StyleAspect?) -> [StyleAspect: UInt] {
    let around = styleSites
    if site.address != 0, let aspect = aspect() { styleSites[aspect] = site.address }
    return around
  }
}

extension StyleAspect {
  /// The aspect that an environment property determines, if any.
  init?(_ property: AnyKeyPath) {
    let all: [(StyleAspect, [PartialKeyPath<EnvironmentValues>])] = [
      (.font, [\.font, \.fontWeight, \.fontDesign, \.fontWidth, \.isItalic, \.isMonospaced, \.hasMonospacedDigits]),
      (.decoration, [\.underline, \.strikethrough]), (.spacing, [\.tracking, \.lineSpacing]),
      (.lines, [\.lineLimit, \.truncationMode, \.multilineTextAlignment]), (.tint, [\.tint]),
    ]
    guard let found = all.first(where: { $0.1.contains { $0 == property } }) else { return nil }
    self = found.0
  }
}
