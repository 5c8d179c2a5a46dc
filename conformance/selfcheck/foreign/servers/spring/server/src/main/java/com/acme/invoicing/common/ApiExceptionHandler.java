package com.acme.invoicing.common;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import jakarta.validation.ConstraintViolationException;
import java.util.Map;
import java.util.stream.Collectors;
import lombok.extern.slf4j.Slf4j;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.FieldError;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;

/** Errors are {@code {"errors": {"error": "..."}}}; a 404 has an empty body. */
@Slf4j
@RestControllerAdvice
public class ApiExceptionHandler {

    @ExceptionHandler
    ResponseEntity<Object> api(ApiException e) {
        return error(e.getStatus(), e.getMessage());
    }

    @ExceptionHandler
    ResponseEntity<Object> invalidBody(MethodArgumentNotValidException e) {
        return invalid(e.getBindingResult().getAllErrors().stream()
                .map(error -> error instanceof FieldError field
                        ? describe(field.getField(), field.isBindingFailure() ? "is invalid" : field.getDefaultMessage())
                        : error.getDefaultMessage())
                .sorted().collect(Collectors.joining("; ")));
    }

    @ExceptionHandler
    ResponseEntity<Object> invalidObject(ConstraintViolationException e) {
        return invalid(e.getConstraintViolations().stream()
                .map(violation -> describe(violation.getPropertyPath().toString(), violation.getMessage()))
                .sorted().collect(Collectors.joining("; ")));
    }

    @ExceptionHandler
    ResponseEntity<Object> unreadable(HttpMessageNotReadableException e) {
        if (e.getCause() instanceof JsonParseException) {
            return error(HttpStatus.BAD_REQUEST, "The body is not valid JSON");
        }
        return e.getCause() instanceof JsonMappingException mapping ? unmappable(mapping)
                : invalid("A JSON body is required");
    }

    @ExceptionHandler
    ResponseEntity<Object> unmappable(JsonMappingException e) {
        String field = e.getPath().stream().map(JsonMappingException.Reference::getFieldName)
                .filter(name -> name != null).collect(Collectors.joining("."));
        return invalid(field.isEmpty() ? "The body has an invalid structure" : field + " is invalid");
    }

    @ExceptionHandler
    ResponseEntity<Object> missingParameter(MissingServletRequestParameterException e) {
        return invalid(e.getParameterName() + " is required");
    }

    /** Only path variables are converted by type (numbers, document types), so this names something unknown. */
    @ExceptionHandler
    ResponseEntity<Object> wrongPath(MethodArgumentTypeMismatchException e) {
        return error(HttpStatus.NOT_FOUND, null);
    }

    @ExceptionHandler
    ResponseEntity<Object> integrity(DataIntegrityViolationException e) {
        return invalid("The data conflicts with an existing record");
    }

    @ExceptionHandler
    ResponseEntity<Object> other(Exception e) {
        if (e instanceof ErrorResponse response) { // 404, 405, 415 and the like, raised by the framework
            return ResponseEntity.status(response.getStatusCode()).headers(response.getHeaders()).build();
        }
        log.error("Unexpected error", e);
        return error(HttpStatus.INTERNAL_SERVER_ERROR, "Internal error");
    }

    private static ResponseEntity<Object> invalid(String message) {
        return error(HttpStatus.UNPROCESSABLE_ENTITY, message);
    }

    private static ResponseEntity<Object> error(HttpStatus status, String message) {
        return message == null ? ResponseEntity.status(status).build()
                : ResponseEntity.status(status).body(Map.of("errors", Map.of("error", message)));
    }

    private static String describe(String path, String message) {
        return SnakeCaseStrategy.INSTANCE.translate(path) + " " + message;
    }
}
