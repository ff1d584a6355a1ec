public import Galley

/// Draws `view` in each of `states` and compares each image with its baseline.
///
/// A proof is a snapshot test of one view in one or more states. Baselines are kept in the folder `__Proofs__` next to
/// the test file. If an image has no baseline, Galley records it and fails the test once, so that you can review the
/// new image. If an image differs from its baseline, the test fails with a description of the changes.
///
/// The function works in Swift Testing, which attaches the images, and in XCTest.
///
/// ```swift
/// @Test func inbox() {
///   assertProof(of: Inbox(), size: Size(width: 390, height: 844), states: [.initial, .tapped("edit")])
/// }
/// ```
///
/// - Parameters:
///   - view: The view under test. It is evaluated again for every state.
///   - size: The screen size, in points (default: a phone of 393 × 852 pt).
///   - scale: Pixels per point (default: 2).
///   - safeArea: The safe area insets, in points. If `size` is omitted, the default is 59 at the top and 34 at the
///     bottom, as in previews; otherwise, it is zero.
///   - environment: The environment values of the view.
///   - states: The states to draw (default: only the initial state).
///   - name: A name that separates several proofs in one test, or the cases of a parameterised test. It is appended to
///     the names of the suite and the test. Two proofs that share a name but look different fail.
///   - record: Which images become baselines. The default is the mode of the surrounding ``ProofSettings``, then
///     `GALLEY_RECORD`, then `.missing`.
///   - comparison: The metric and the difference limits (default: exact comparison).
///   - fileID: The file ID of the call site (default: the caller).
///   - filePath: The path of the test file, which determines the folder of the baselines (default: the caller).
///   - function: The name of the test function (default: the caller).
///   - line: The line that failures point to (default: the caller).
///   - column: The column that failures point to (default: the caller).
public func assertProof(
  of view: @autoclosure () -> some View, size: Size? = nil, scale: Double = 2, safeArea: EdgeInsets? = nil,
  environment: EnvironmentValues = EnvironmentValues(), states: [ProofState] = [.initial], named name: String? = nil,
  record: RecordMode? = nil, comparison: DiffOptions = DiffOptions(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  var own = ProofSettings.current
  if let record { own.record = record }
  let check = ProofCheck(
    place: place, subject: ProofSubject(place, function: function, suite: own.suite, name: name),
    settings: own.filled(from: ProofEnvironment().settings), isModeFixed: own.record != nil, comparison: comparison)
  let phone = (size: Size(width: 393, height: 852), safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
  check.check(states) { state in
    let stage = Stage(
      size: size ?? phone.size, scale: scale, safeArea: safeArea ?? (size == nil ? phone.safeArea : .zero),
      environment: environment
    ) { view() }
    try state.prepare(stage)
    return (stage, scale)
  }
}
