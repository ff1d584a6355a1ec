package import GalleyMessages
import GalleyText

extension SceneError.Kind {
  package var words: Words {
    switch self {
    case .file(let file): file.words
    case .yaml(let yaml): yaml.words
    case .value(let value): value.words
    case .key(let key): key.words
    case .number(let number): number.words
    case .view(let view): view.words
    case .field(let field): field.words
    case .text(let problem): problem.words
    case .idleModifier(let name, let matter, let isAround): matter.words(of: name, isAround: isAround)
    case .table(let table): table.words
    case .json(let problem): problem.words
    case .name(let name): name.words
    case .moment(let moment): moment.words
    case .output(let output): output.words
    }
  }
}
