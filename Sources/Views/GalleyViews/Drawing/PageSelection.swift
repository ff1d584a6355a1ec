import GalleyGeometry

/// The part of a scroller's content that belongs to one page.
package struct PageSelection {
  var hidden: Set<ObjectIdentifier> = []
  var parts: [ObjectIdentifier: Rect] = [:]

  init() {}
}
