extension Drawing {
  /// Whether a node with the same frame and proposal looks the same with `other`. If it is uncertain, the result is
  /// false.
  func isSame(as other: Drawing) -> Bool {
    switch (self, other) {
    case (.none, .none), (.mask, .mask), (.content, .content): true
    case (.fill(let first, let style), .fill(let second, let other)):
      style == other && Drawing.areSame(first, second)
    case (.stroke(let first, let style, let width, let isInside), .stroke(let second, let other, let line, let inner)):
      style == other && width == line && isInside == inner && Drawing.areSame(first, second)
    case (.text(let first), .text(let second)): first.styles == second.styles && first.isEqual(to: second)
    case (.image(let first, let stretch), .image(let second, let other)): first == second && stretch == other
    case (.stencil(let first, let stretch, let style), .stencil(let second, let other, let otherStyle)):
      first == second && stretch == other && style == otherStyle
    case (.container(let first), .container(let second)): Drawing.areSame(first, second)
    case (.canvas(let first), .canvas(let second)): first === second
    case (.symbol(let first), .symbol(let second)): first == second
    case (.clip(let first), .clip(let second)): Drawing.areSame(first, second)
    case (.opacity(let first), .opacity(let second)): first == second
    case (.shadow(let first), .shadow(let second)): first == second
    case (.transform(let first), .transform(let second)): first == second
    case (.projection(let first), .projection(let second)): Sameness.areSame(any: first, second)
    case (.blend(let first), .blend(let second)): first == second
    case (.filter(let first), .filter(let second)): first == second
    case (.filters(let first), .filters(let second)): first == second
    case (.border(let style, let width), .border(let other, let line)): style == other && width == line
    case (.scroll(let first, let ground), .scroll(let second, let other)): first == second && ground == other
    default: false
    }
  }

  private static func areSame(_ first: any Shape, _ second: any Shape) -> Bool {
    func compare<Outline: Shape>(_ first: Outline) -> Bool {
      (second as? Outline).map { Sameness.areSame(first, $0) } ?? false
    }
    return compare(first)
  }
}
