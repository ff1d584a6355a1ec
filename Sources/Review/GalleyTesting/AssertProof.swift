public import Galley

/// Draws `view` on a screen in each of `states`, and compares each picture with its baseline.
///
/// The baselines are in the folder `__Proofs__` beside the test's file. A picture without a baseline becomes one, and
/// the test fails once to say so; a picture that differs fails the test with what changed, in sentences. It works in
/// Swift Testing, where the pictures are attached, and in XCTest.
///
/// ```swift
/// @Test func inbox() {
///   assertProof(of: Inbox(), size: Size(width: 390, height: 844), states: [.initial, .tapped("edit")])
/// }
/// ```
///
/// - Parameters:
///   - view: The view; it is built anew for every state.
///   - size: The screen, in points; by default a phone of 393 × 852, of which its bars and corners cover 59 above and 34
///     below, as that of previews.
///   - scale: Pixels a point; 2 by default.
///   - safeArea: What bars and corners of the screen cover; by default nothing of a given size.
///   - environment: The values that the view is shown under.
///   - states: The moments; as it is first shown by default.
///   - name: What tells several proofs of one test apart, and the cases of a test with arguments: the baseline's name
///     is those of the suite and the test, and this. Two proofs of one name that look different fail.
///   - record: Which pictures become baselines; by default what the trait, or else the environment says.
///   - comparison: How pictures are compared, and what still passes; exact by default.
///   - fileID: The file of the test.
///   - filePath: The path of the test's file, beside which baselines are.
///   - function: The test.
///   - line: The line that failures name.
///   - column: The column that failures name.
public func assertProof(
  of view: @autoclosure () -> some View, size: Size? = nil, scale: Double = 2, safeArea: EdgeInsets? = nil,
  environment: EnvironmentValues = EnvironmentValues(), states: [ProofState] = [.initial], named name: String? = nil,
  record: RecordMode? = nil, comparison: DiffRun = DiffRun(), fileID: StaticString = #fileID,
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
