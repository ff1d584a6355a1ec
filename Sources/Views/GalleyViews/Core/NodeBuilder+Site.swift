import CCallSite

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
}
