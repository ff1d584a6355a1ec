import GalleyGeometry

package struct PageSelection {
  var hidden: Set<ObjectIdentifier> = []
  var parts: [ObjectIdentifier: Rect] = [:]

  init() {}
}
