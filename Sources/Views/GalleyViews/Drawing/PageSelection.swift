import GalleyGeometry

/// What is drawn of a scroller's content on one page; all else of it is left out.
package struct PageSelection {
  var hidden: Set<ObjectIdentifier> = []
  var parts: [ObjectIdentifier: Rect] = [:]

  init() {}
}
