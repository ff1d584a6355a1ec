import GalleyGeometry

/// Layouts record only sizes that differ from iOS 18.
extension SystemStyle {
  package static var unrecorded: SystemStyle { SystemVersion.iOS18.style }

  package var switchSize: String? {
    let size = toggle.size
    return toggle == Self.unrecorded.toggle
      ? nil : "\(AttributeText.number(size.width)) × \(AttributeText.number(size.height))"
  }

  package var trackHeight: String? {
    slider.track == Self.unrecorded.slider.track ? nil : AttributeText.number(slider.track)
  }
}
