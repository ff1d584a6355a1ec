import GalleyJSON
import GalleyMessages
import GalleyRender
import GalleyStage
import GalleyTemplate

struct CheckEntry: Hashable {
  let outline: SceneOutline
  let inputs: InputRecord
  let passes: [String: Pass]

  struct Pass: Hashable {
    let files: InputRecord
    let fonts: [PictureFingerprint.Entry]
  }

  init(outline: SceneOutline, inputs: InputRecord, passes: [String: Pass]) {
    (self.outline, self.inputs, self.passes) = (outline, inputs, passes)
  }

  private static let schema = "galley-cache/2"

  var json: JSONValue {
    .object([
      "schema": .string(Self.schema), "inputs": inputs.json, "outline": outline.json,
      "passes": .array(
        passes.sorted { $0.key < $1.key }.map {
          .object([
            "name": .string($0.key), "files": $0.value.files.json,
            "shows": PictureFingerprint(versions: [], fonts: $0.value.fonts).json,
          ])
        }),
    ])
  }

  init?(_ json: JSONValue) {
    guard json["schema"]?.string == Self.schema, let inputs = json["inputs"].flatMap({ InputRecord($0) }),
      let outline = json["outline"].flatMap({ SceneOutline($0) })
    else { return nil }
    var passes: [String: Pass] = [:]
    for pass in json["passes"]?.list ?? [] {
      guard let name = pass["name"]?.string, let files = pass["files"].flatMap({ InputRecord($0) }),
        let shown = pass["shows"].flatMap({ PictureFingerprint($0) })
      else { return nil }
      passes[name] = Pass(files: files, fonts: shown.fonts)
    }
    self.init(outline: outline, inputs: inputs, passes: passes)
  }
}

extension SceneOutline {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "file": .string(file), "scripted": .bool(isScripted),
      "seconds": .number(motion.seconds), "rate": .number(motion.framesPerSecond), "inputs": .string(inputs),
      "canvases": .array(canvases.map(\.json)),
      "pictures": .array(pictures.map(\.json)),
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    guard let name = json["name"]?.string, let file = json["file"]?.string,
      case .bool(let isScripted)? = json["scripted"], let seconds = json["seconds"]?.number,
      let rate = json["rate"]?.number, let inputs = json["inputs"]?.string
    else { return nil }
    let canvases = (json["canvases"]?.list ?? []).compactMap { Canvas($0) }
    let pictures = (json["pictures"]?.list ?? []).compactMap { Picture($0) }
    guard pictures.allSatisfy({ canvases.indices.contains($0.canvas) }) else { return nil }
    self.init(
      name: name, file: file, isScripted: isScripted,
      motion: ExpectedMotion(seconds: seconds, framesPerSecond: rate), inputs: inputs, canvases: canvases,
      pictures: pictures)
  }
}

extension SceneOutline.Canvas {
  fileprivate var json: JSONValue {
    .object([
      "variant": .string(variant), "script": .string(script), "cells": .number(Double(cost.cells)),
      "pixels": .number(Double(cost.pixels)),
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    guard let variant = json["variant"]?.string, let script = json["script"]?.string,
      let cells = json["cells"]?.integer, let pixels = json["pixels"]?.integer
    else { return nil }
    self.init(variant: variant, script: script, cost: CanvasCost(cells: cells, pixels: pixels))
  }
}

extension SceneOutline.Picture {
  fileprivate var json: JSONValue {
    .object([
      "state": .string(state), "canvas": .number(Double(canvas)), "name": .string(name),
      "file": place.map { .string($0.file) }, "line": place?.line.map { .number(Double($0)) },
      "column": place?.column.map { .number(Double($0)) }, "length": place.map { .number(Double($0.length)) },
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    guard let state = json["state"]?.string, let canvas = json["canvas"]?.integer, let name = json["name"]?.string
    else { return nil }
    let place = json["file"]?.string.map { file in
      SourcePlace(
        file: file, line: json["line"]?.integer, column: json["column"]?.integer, length: json["length"]?.integer ?? 1)
    }
    self.init(state: state, canvas: canvas, name: name, place: place)
  }
}
