import Foundation

/// Validates JSON against a schema with Debian's python3-jsonschema.
public struct SchemaValidator: Sendable {
  /// The validator, if it is installed in a version that knows draft 2020-12 (4 and later).
  public static let found: SchemaValidator? = {
    let validator = SchemaValidator()
    let check = "from jsonschema import Draft202012Validator"
    return (try? validator.python(check, input: Data()))?.status == 0 ? validator : nil
  }()

  /// For each document the first problem with its place, or nothing if it is valid.
  public func problems(in documents: [Data], schema: Data) throws -> [String] {
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema, *documents = [json.loads(line) for line in sys.stdin if line.strip()]
      Draft202012Validator.check_schema(json.loads(schema))
      validator = Draft202012Validator(json.loads(schema))
      for document in documents:
          error = next(validator.iter_errors(json.loads(document)), None)
          print(json.dumps("" if error is None else error.json_path + ": " + error.message[:200]))
      """
    let lines = ([schema] + documents).map { data in
      // One JSON string a line.
      String(decoding: (try? JSONEncoder().encode(String(decoding: data, as: UTF8.self))) ?? Data(), as: UTF8.self)
    }
    let result = try python(script, input: Data(lines.joined(separator: "\n").utf8))
    guard result.status == 0 else { return ["python3: status \(result.status)"] }
    return try result.output.split(separator: "\n").map { try JSONDecoder().decode(String.self, from: Data($0.utf8)) }
  }

  private func python(_ script: String, input: Data) throws -> (status: Int32, output: String) {
    let outcome = try ChildProcess.run("python3", ["-c", script], input: input)
    return (outcome.status, outcome.text)
  }
}
