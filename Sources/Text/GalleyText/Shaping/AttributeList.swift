import CPangoCairo

final class AttributeList {
  let list: OpaquePointer?

  init() {
    list = pango_attr_list_new()
    insert(pango_attr_fallback_new(0), over: 0..<Int.max)
  }

  deinit { pango_attr_list_unref(list) }

  func apply(to layout: OpaquePointer) { pango_layout_set_attributes(layout, list) }

  func add(_ segment: Segment, font: ResolvedFont) {
    insert(description(of: segment, size: font.layoutSize), over: segment.bytes)
    if let features = font.features { insert(pango_attr_font_features_new(features), over: segment.bytes) }
    if font.layoutTracking != 0 {
      insert(pango_attr_letter_spacing_new(PangoUnits.nearest(font.layoutTracking)), over: segment.bytes)
    }
  }

  func addPlace(for segment: Segment, firstBytes: Int, width: Int32) {
    let start = segment.bytes.lowerBound
    insert(place(ofWidth: width), over: start..<start + firstBytes)
    if start + firstBytes < segment.bytes.upperBound {
      insert(place(ofWidth: 0), over: start + firstBytes..<segment.bytes.upperBound)
    }
  }

  func breakWithoutHyphens(in bytes: [UInt8]) {
    var start = 0
    for index in bytes.indices.dropLast() where bytes[index] == 0xC2 && bytes[index + 1] == 0xAD {
      if start < index { insert(pango_attr_insert_hyphens_new(0), over: start..<index) }
      start = index + 2
    }
    if start < bytes.count { insert(pango_attr_insert_hyphens_new(0), over: start..<bytes.count) }
  }

  /// Returns the fonts of a segment. The run's own face is second, in case the fallback's face lacks the ellipsis.
  private func description(of segment: Segment, size: Double) -> UnsafeMutablePointer<PangoAttribute>? {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    let isOwn = segment.face === segment.primary
    let family = isOwn ? segment.face.alias : "\(segment.face.alias),\(segment.primary.alias)"
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * PangoUnits.scale)
    return pango_attr_font_desc_new(description)
  }

  private func place(ofWidth width: Int32) -> UnsafeMutablePointer<PangoAttribute>? {
    var box = PangoRectangle(x: 0, y: 0, width: width, height: 0)
    return pango_attr_shape_new(&box, &box)
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, over bytes: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: bytes.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: bytes.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}
