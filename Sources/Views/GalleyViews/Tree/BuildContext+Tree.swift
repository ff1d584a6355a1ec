import GalleyLayout
package import GalleyText

extension BuildContext {
  package convenience init(measurer: TextMeasurer, images: ImageLoader, scrollPositions: ScrollPositions) {
    self.init(setting: measurer)
    graph.values.add(scrollPositions)
    self.images = images
  }

  /// Tasks started in `make` are awaited like those of other views.
  package func building<Root>(_ make: () -> Root) -> Root { graph.act(of: nil, make) }

  /// Ends the tree and breaks its retain cycles.
  func close(_ root: RootScope) {
    // When the whole tree ends, `onDisappear` actions do not run.
    graph.watchers.close()
    root.drop()
    graph.forgetScopes()
    // The task runner is the first value of a tree, so tasks end before the store that they write to is closed.
    graph.values.all.forEach { $0.close() }
    sharedSizes.forEach { $0.close() }
  }
}
