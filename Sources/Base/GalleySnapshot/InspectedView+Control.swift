extension InspectedView {
  /// The input of a control: its value, and how it is drawn.
  ///
  /// A control has no view of its own. The outermost view that draws it carries this record.
  public struct Control: Hashable, Sendable {
    public var kind: String
    /// The arguments that differ from their defaults, by their names in code.
    public var arguments: [String: String]

    /// Creates a record of a control's input.
    ///
    /// - Parameters:
    ///   - kind: The type of the control, such as "Toggle".
    ///   - arguments: The arguments that differ from their defaults, as text by their names in code.
    public init(kind: String, arguments: [String: String] = [:]) {
      self.kind = kind
      self.arguments = arguments
    }
  }
}
