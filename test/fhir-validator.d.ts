declare module '@asymmetrik/fhir-json-schema-validator' {
  class JSONSchemaValidator {
    validate(resource: object, verbose?: boolean): object[];
  }
  export = JSONSchemaValidator;
}
