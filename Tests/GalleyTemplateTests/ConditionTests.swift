import GalleyTemplate
import Testing

@Suite("Conditions on views with missing files")
struct ConditionTests {
  private static let rows = "data: { posts: [ { id: p1, img: sea.png, c: red }, { id: p2, img: '', c: '' } ] }"

  private func errors(row: String, _ files: [String: String] = ["sea.png": ""]) -> [String] {
    SceneText.errors("scene: 1\n\(Self.rows)\nview: { VStack: { ForEach: posts, row: \(row) } }", files: files)
  }

  @Test(
    "Images, colours and numbers of a view that a condition excludes are never checked",
    arguments: [
      "{ Image: '{img}', if: img }", "{ Group: [ { Image: '{img}' } ], if: img }",
      "{ Text: a, background: { Image: '{img}', if: img } }", "{ Text: a, overlay: { Image: '{img}' }, if: img }",
      "{ ViewThatFits: [ { Image: '{img}', if: img }, { Text: b } ] }",
      "{ Image: '{img}', unless: { field: id, equals: p2 } }",
      "{ Color: '{c}', if: c }", "{ Text: a, foregroundStyle: '{c}', if: { field: id, equals: p1 } }",
      "{ Group: [ { HStack: [ { Image: '{img}' } ], if: id } ], unless: { field: id, equals: p2 } }",
    ])
  func left(row: String) { #expect(errors(row: row) == []) }

  @Test("Images and colours of views that are not excluded are checked")
  func kept() {
    let lost = errors(row: "{ Image: '{img}', if: id }")
    #expect(lost.count == 1 && lost[0].contains("there is no file ''"), "\(lost)")
    #expect(errors(row: "{ Image: '{img}', if: img }", [:]).count == 1)
    #expect(errors(row: "{ Color: '{c}', if: id }").count == 1)
    #expect(errors(row: "{ Color: '{c}', unless: img }").count == 1)
  }

  @Test("A condition on a component also applies to the views in it")
  func parts() {
    let scene =
      "scene: 1\n\(Self.rows)\ncomponents: { P: { Image: '{img}' } }\nview: { VStack: { ForEach: posts, row: { P: {}, if: img } } }"
    #expect(SceneText.errors(scene, files: ["sea.png": ""]) == [])
  }

  @Test("A condition on a row of an outer loop applies only to the rows that are joined to it")
  func joins() {
    func scene(_ condition: String) -> String {
      """
      scene: 1
      data:
        albums: [ { code: a, shows: true }, { code: b, shows: false } ]
        photos: [ { album: a, file: sea.png }, { album: b, file: lost.png } ]
      view:
        VStack:
          ForEach: albums
          row:
            VStack: { ForEach: photos, where: { album: code }, row: { Image: '{file}' } }
            \(condition)
      """
    }
    #expect(SceneText.errors(scene("if: shows"), files: ["sea.png": ""]) == [])
    #expect(SceneText.errors(scene("if: code"), files: ["sea.png": ""]).count == 1)
    #expect(SceneText.errors(scene("unless: shows"), files: ["sea.png": ""]).count == 1)
    #expect(SceneText.errors(scene("unless: code"), files: [:]) == [])
  }
}
