import GalleyGeometry
import GalleyScroll
import GalleyViews

extension StageScroller {
  /// Drags the sheet around the scroll view. Returns false if the scroll view is not in a sheet.
  func dragInSheet(
    _ samples: [ScriptStep.GestureSample], _ chain: [(name: String, scroller: PlacedScroller)]
  ) -> Bool {
    guard let place = chain.firstIndex(where: { $0.scroller.sheet != nil }), let sheet = chain[place].scroller.sheet,
      let content = chain[..<place].first(where: { $0.scroller.isMovable(along: .vertical) })
    else { return false }
    let split = SheetDrag(
      DragPath(samples.map { .init(time: $0.time, translation: $0.translation.y) }),
      growth: sheet.growth(at: chain[place].scroller.distance.y), scrolled: content.scroller.distance.y)
    let across = DragPath(samples.map { .init(time: $0.time, translation: $0.translation.x) })
    stage.moveScroller(chain[place].name) { $0.dragged(through: split.sheet.samples.map(\.down), of: $1, at: $2) }
    let own = split.content.samples.map { sample in
      ScriptStep.GestureSample(
        time: sample.time, translation: Point(x: across.translation(at: sample.time), y: sample.translation))
    }
    stage.moveScroller(content.name) { $0.dragged(through: own, of: $1, at: $2) }
    return true
  }

  /// Returns the name of the scroll view that takes the velocity. The enclosing sheet takes it if the sheet can grow,
  /// or if it can shrink and its content is at the start.
  func taker(of velocity: Double) -> String {
    stage.place()
    let chain = stage.tree.scrollers(from: id)
    guard let own = chain.first?.scroller, own.sheet == nil,
      let around = chain.first(where: { $0.scroller.sheet != nil }), let sheet = around.scroller.sheet
    else { return id }
    let isTaken = velocity > 0 ? sheet.growth(at: around.scroller.distance.y) > 0.5 : own.distance.y < 0.5
    return isTaken ? around.name : id
  }
}

extension DragPath.Sample {
  fileprivate var down: ScriptStep.GestureSample { .init(time: time, translation: Point(x: 0, y: translation)) }
}

extension Stage {
  func tapDimmed(at point: Point) -> Bool {
    guard let name = tree.dismissedSheet(at: point) else { return false }
    return moveScroller(name) { motion, scroller, time in
      guard let goal = scroller.distance(to: .target(.id("hidden"), anchor: .top)) else { return motion }
      return motion.sprung(to: goal, by: SheetPhysics.spring, at: time)
    }
  }
}
