import GalleyLayout
package import GalleyText

extension BuildContext {
  /// What a tree shares whose texts `measurer` sets, whose images `images` reads, and whose scrollers stand where
  /// `scrollPositions` says.
  package convenience init(measurer: TextMeasurer, images: ImageLoader, scrollPositions: ScrollPositions) {
    self.init(setting: measurer)
    graph.values.add(scrollPositions)
    self.images = images
  }

  /// What `make` makes of the root view; tasks that begin there are waited for as those of other views.
  package func building<Root>(_ make: () -> Root) -> Root { graph.act(of: nil, make) }

  /// Lets go of everything in the tree of `root`, so that nothing holds itself alive.
  func close(_ root: RootScope) {
    // Views that are gone with their tree do not disappear.
    graph.watchers.close()
    root.drop()
    graph.forgetScopes()
    // Tasks are the first that the tree asks for, so they end before what they write to is closed.
    graph.values.all.forEach { $0.close() }
    sharedSizes.forEach { $0.close() }
  }
}
