import Foundation
import Testing

@Suite("galley table: output and errors")
struct TableOutcomeTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    let rows = (0..<300).map { "\(["N", "S"][$0 % 2]),\($0).5" }.joined(separator: "\n")
    try place.write("region,amount\n\(rows)\n", to: "a.csv")
  }

  private func written(_ name: String, _ options: String...) throws -> String {
    let run = try place.galley(["table", "a.csv", "-o", name] + options)
    #expect(run.status == 0, "\(run.errors)")
    return try place.text(of: name)
  }

  @Test("Numbers follow the locale in every kind of output file and are unchanged without a locale")
  func locale() throws {
    for name in ["a.md", "a.html"] {
      let german = try written(name, "--locale", "de", "--total", "amount")
      #expect(german.contains("299,5") && german.contains("45.000,0") && !german.contains("299.5<"))
      #expect(try written(name).contains("299.5"))
    }
    let svg = try place.galley("table", "a.csv", "-o", "a.svg", "--locale", "de", "--limit", "3")
    #expect(svg.status == 0, "\(svg.errors)")
  }

  @Test("Pages and JSON output state how many of the rows are shown")
  func counts() throws {
    let text = try written("a.md", "--where", "amount < 10")
    #expect(text.contains("10 of 300 rows"))
    #expect(try written("a.html", "--limit", "7").contains("7 of 300 rows"))
    #expect(try written("a.md", "--where", "amount < 10", "--locale", "de").contains("10 von 300 Zeilen"))
    #expect(!(try written("a.md").contains(" of 300")))
    let json = try place.galley("table", "a.csv", "-o", "a.md", "--limit", "2", "--json").output
    #expect(json.contains("\"read\": 300") && json.contains("\"kept\": 2"), "\(json)")
  }

  @Test(
    "A table without rows is an error unless --allow-empty is set",
    arguments: [
      ["--where", "amount > 1000"], ["--header", "301"], ["--footer", "300"],
    ])
  func empty(options: [String]) throws {
    let refused = try place.galley(["table", "a.csv", "-o", "e.md"] + options)
    #expect(refused.status == 2 && refused.errors.contains("--allow-empty"), "\(refused.errors)")
    #expect(place.files().contains("e.md") == false)
    let accepted = try place.galley(["table", "a.csv", "-o", "e.md", "--allow-empty"] + options)
    #expect(accepted.status == 0, "\(accepted.errors)")
  }

  @Test("A header line number beyond the end of the file is an error that states the number of lines")
  func header() throws {
    let run = try place.galley("table", "a.csv", "-o", "e.md", "--header", "400")
    #expect(run.status == 2 && run.errors.contains("301 lines"), "\(run.errors)")
    #expect(try place.galley("table", "a.csv", "-o", "e.md", "--limit", "0").status == 64)
    #expect(try place.galley("table", "a.csv", "-o", "e.md", "--limit", "0", "--allow-empty").status == 0)
  }

  @Test(
    "A table option that cannot be applied to the data is an error",
    arguments: [
      (["--locale", "xx"], 64, "'xx' is not a language"), (["--bar", "region"], 2, "cannot have bars"),
      (["--sparkline", "region"], 2, "cannot be drawn as lines"),
      (["--sparkline", "T = amount, region"], 2, "cannot be drawn as lines"),
      (["--total", "region"], 2, "has no total"), (["--shares"], 64, "--shares needs --group-by"),
      (["--group-order", "name"], 64, "--group-order needs --group-by"),
      (["--group-by", "region", "--group-order", "total"], 64, "--group-order total needs --total"),
      (["--group-page-breaks"], 64, "--group-page-breaks needs --group-by"),
      (["--columns", "-region,-amount"], 64, "--columns leaves no column; name at least one"),
      (["--margin", "2km"], 64, "write points, such as 36, or a number with a unit: 12mm, 2cm or 1in"),
      (["--margin", "40cm"], 64, "--margin must be from 0 to 1000 points"),
      (["--logo", "a.png"], 64, "'logo' is a key of style files"),
    ])
  func unused(options: [String], status: Int32, words: String) throws {
    let run = try place.galley(["table", "a.csv", "-o", "x.md"] + options)
    #expect(run.status == status && run.errors.contains(words), "\(run.errors)")
  }

  @Test("A page margin may have a unit", arguments: ["1in", "72", "72pt", "25.4mm", "2.54cm"])
  func margin(length: String) throws {
    try #require(try place.galley("table", "a.csv", "-o", "points.pdf", "--margin", "72").status == 0)
    let run = try place.galley("table", "a.csv", "-o", "unit.pdf", "--margin", length)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try place.bytes(of: "unit.pdf") == place.bytes(of: "points.pdf"))
  }

  @Test("In a column list, a minus sign excludes a column, with or without a star for all others")
  func columns() throws {
    for list in ["-region", "-region,*", "*,-region"] {
      #expect(try written("x.md", "--columns", list).contains("| amount |\n"))
    }
  }

  @Test("Galley names options that have no effect on the kind of output file")
  func notes() throws {
    let run = try place.galley("table", "a.csv", "-o", "x.md", "--striped", "--page", "a3")
    #expect(run.status == 0 && run.errors.contains("--page, --striped have no effect on 'x.md'"), "\(run.errors)")
    let language = try place.galley("table", "a.csv", "-o", "x.md", "--locale", "pl")
    #expect(language.status == 0 && language.errors.contains("page numbers are in English"))
  }

  @Test("A total row that does not match its column is reported, with the cells that are not numbers")
  func totals() throws {
    try place.write("k,v\na,1\nb,?\nc,3\nd,4\ne,5\nTotal,20\n", to: "t.csv")
    try place.write("k,v\na,1\nb,oops\nc,3\nd,4\ne,5\nf,6\ng,7\nh,8\ni,9\nj,10\nk,11\nTotal,70\n", to: "u.csv")
    let run = try place.galley("table", "u.csv", "-o", "u.md", "--total", "v")
    #expect(
      run.errors.contains("'v' has 70, but its cells do not add up to it: row 1 is not a number"), "\(run.errors)")
    #expect(try place.text(of: "u.md").contains("10 of 11 values are numbers"))
  }

  @Test("Errors in a report suggest the list to write and name missing keys")
  func reports() throws {
    func errors(_ table: String) throws -> String {
      try place.write("report: 1\nbody:\n  - table: { data: a.csv, \(table) }\n", to: "r.yaml")
      return try place.galley("report", "r.yaml", "-o", "r.html").errors
    }
    #expect(try errors("columns: \"region, amount\"").contains("write a list: [region, amount]"))
    #expect(try errors("totals: \"region, amount\"").contains("write a list: [region, amount]"))
    #expect(try errors("shares: true").contains("'shares' needs 'groupBy'"))
    #expect(try errors("where: \"amount > 1000\"").contains("allowEmpty: true"))
    #expect(try errors("where: \"amount > 1000\", allowEmpty: true").isEmpty)
  }

  @Test("A report formats numbers in its language, set by either of two keys")
  func reportLanguages() throws {
    for key in ["language", "locale"] {
      try place.write("report: 1\n\(key): de\nbody:\n  - table: { data: a.csv, totals: amount }\n", to: "r.yaml")
      let run = try place.galley("report", "r.yaml", "-o", "r.html")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try place.text(of: "r.html").contains("45.000,0"))
    }
  }
}
