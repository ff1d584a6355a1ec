/// A sparse array, efficient for indexes in consecutive runs.
final class KeptValues<Value> {
  @exclusivity(unchecked) private var pages: [UnsafeMutablePointer<Value?>?] = []

  private static var pageSize: Int { 64 }

  deinit {
    for case let page? in pages {
      page.deinitialize(count: KeptValues.pageSize)
      page.deallocate()
    }
  }

  func keep(_ value: Value, as number: Int) {
    page(number / KeptValues.pageSize)[number % KeptValues.pageSize] = value
  }

  private func page(_ index: Int) -> UnsafeMutablePointer<Value?> {
    while pages.count <= index { pages.append(nil) }
    if let page = pages[index] { return page }
    let page = UnsafeMutablePointer<Value?>.allocate(capacity: KeptValues.pageSize)
    page.initialize(repeating: nil, count: KeptValues.pageSize)
    pages[index] = page
    return page
  }

  func value(_ number: Int) -> Value? {
    let index = number / KeptValues.pageSize
    return pages.indices.contains(index) ? pages[index]?[number % KeptValues.pageSize] : nil
  }
}
