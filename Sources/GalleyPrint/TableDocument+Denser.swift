public import GalleyTemplate
public import GalleyText

extension TableDocument {
  /// The table in the largest type at which its columns stand side by side, closer to each other.
  ///
  /// Nil where they do already, where the plan says how rows are laid out, and where its
  /// ``TablePlan/leastFontSize`` is not small enough.
  public func denser(_ table: Table, engine: TextEngine) throws(PrintError) -> TableDocument? {
    guard fit.layout == .stacked, plan.stacking == .automatic, let least = plan.leastFontSize else { return nil }
    var attempts = 0
    var size = plan.fontSize
    while size >= least, attempts < Self.mostAttempts {
      defer { size -= Self.step }
      guard width(atSize: size) <= FitAdvice.offered(by: plan.paper) else { continue }
      attempts += 1
      var plan = plan
      (plan.fontSize, plan.isDense) = (size, true)
      let document = try TableDocument(table, plan, file: file, logo: logo, engine: engine)
      if document.fit.layout != .stacked { return document }
    }
    return nil
  }

  /// Sizes are told in steps of a half point.
  private static let step = 0.5
  /// Every attempt measures all cells.
  private static let mostAttempts = 3

  /// What the columns need side by side in type of `size` points, as far as widths grow with it.
  private func width(atSize size: Double) -> Double {
    let spaces = Double(max(columns.count - 1, 0))
    return (fit.least - spaces * fit.gap) * size / plan.fontSize + spaces * TableStyle.denseGap(size: size)
  }
}
