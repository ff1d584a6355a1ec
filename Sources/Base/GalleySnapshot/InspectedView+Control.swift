extension InspectedView {
  /// The input of a control. It is stored in the outermost view that draws the control.
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
