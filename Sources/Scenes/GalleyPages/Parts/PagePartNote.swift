import GalleyJSON
import GalleyPDF

struct PagePartNote: Hashable, Sendable {
  var name: String
  var pages: Int
  var fragment: PDFFragment

  static let schema = "galley-pages/1"
}

extension PagePartNote {
  var members: [JSONValue.Member] {
    func number(_ number: Int) -> JSONValue { .number(Double(number)) }
    let objects = fragment.objects.flatMap { [number($0.number), number($0.offset)] }
    let roots = fragment.roots.map { [number($0.catalog), number($0.information)] } ?? []
    return [
      .init(name: "schema", value: .string(Self.schema)), .init(name: "name", value: .string(name)),
      .init(name: "pages", value: number(pages)), .init(name: "first", value: number(fragment.first)),
      .init(name: "count", value: number(fragment.count)), .init(name: "roots", value: .array(roots)),
      .init(name: "objects", value: .array(objects)),
    ]
  }

  init?(_ json: JSONValue) {
    guard json["schema"]?.string == Self.schema, let name = json["name"]?.string, let pages = json["pages"]?.integer,
      let fragment = PDFFragment(json)
    else { return nil }
    self.init(name: name, pages: pages, fragment: fragment)
  }
}

extension PDFFragment {
  fileprivate init?(_ json: JSONValue) {
    guard let first = json["first"]?.integer, let count = json["count"]?.integer, let list = json["objects"]?.list,
      first >= 0, count >= first
    else { return nil }
    let numbers = list.compactMap(\.integer)
    guard numbers.count == list.count, numbers.count.isMultiple(of: 2), numbers.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    let objects = stride(from: 0, to: numbers.count, by: 2).map { index in
      Object(number: numbers[index], offset: numbers[index + 1])
    }
    let roots = json["roots"]?.list.compactMap(\.integer) ?? []
    self.init(
      first: first, count: count, objects: objects,
      roots: roots.count == 2 ? Roots(catalog: roots[0], information: roots[1]) : nil)
  }
}
