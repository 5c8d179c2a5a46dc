// A stand-in for your server: it has only items, kept in memory. The recipe beside it is what matters.
package example;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.bind.annotation.*;

@SpringBootApplication
@RestController
public class Server {
  static final List<String> FIELDS = List.of("name", "description", "unit_price", "unit");
  /** Key of an account -> its items. */
  public static final Map<String, List<Map<String, Object>>> ACCOUNTS = new ConcurrentHashMap<>();
  static int lastId = 0;

  static class Answer extends RuntimeException {
    final int status;

    Answer(int status) {
      this.status = status;
    }
  }

  @ExceptionHandler(Answer.class)
  ResponseEntity<Void> refused(Answer answer) {
    return ResponseEntity.status(answer.status).build();
  }

  @ExceptionHandler(HttpMessageNotReadableException.class)
  ResponseEntity<Void> unreadable() {
    return ResponseEntity.unprocessableEntity().build();
  }

  static List<Map<String, Object>> itemsOf(String key) {
    var items = key == null ? null : ACCOUNTS.get(key);
    if (items == null) throw new Answer(401);
    return items;
  }

  static Map<String, Object> find(List<Map<String, Object>> items, String id) {
    return items.stream().filter(one -> one.get("id").toString().equals(id)).findFirst().orElseThrow(() -> new Answer(404));
  }

  static int number(String text, int otherwise) {
    return text != null && text.matches("[1-9]\\d{0,8}") ? Integer.parseInt(text) : otherwise;
  }

  static void take(List<Map<String, Object>> items, Map<String, Object> item, Map<String, Object> body, boolean isNew) {
    if (!(body.get("item") instanceof Map<?, ?> sent)) throw new Answer(422);
    for (var field : FIELDS) {
      var value = sent.get(field);
      if (value != null && !(value instanceof String)) throw new Answer(422);
      if (value == null && isNew && !field.equals("unit")) throw new Answer(422);
      if (field.equals("unit_price") && value != null && !((String) value).matches("\\d{1,15}(\\.\\d+)?")) throw new Answer(422);
    }
    if ("".equals(sent.get("name"))) throw new Answer(422);
    if (items.stream().anyMatch(other -> other != item && other.get("name").equals(sent.get("name")))) throw new Answer(422);
    for (var field : FIELDS)
      if (sent.get(field) instanceof String text) item.put(field, field.equals("unit_price") ? Double.valueOf(text) : text);
  }

  @GetMapping("/items.json")
  synchronized Map<String, Object> list(
      @RequestParam(name = "api_key", required = false) String key,
      @RequestParam(required = false) String page,
      @RequestParam(name = "per_page", required = false) String perPage) {
    var items = itemsOf(key);
    int size = number(perPage, 10), first = Math.min((number(page, 1) - 1) * size, items.size());
    return Map.of("items", new ArrayList<>(items.subList(first, Math.min(first + size, items.size()))));
  }

  @PostMapping("/items.json")
  synchronized ResponseEntity<Object> create(
      @RequestParam(name = "api_key", required = false) String key, @RequestBody Map<String, Object> body) {
    var items = itemsOf(key);
    var item = new LinkedHashMap<String, Object>(Map.of("id", lastId + 1));
    take(items, item, body, true);
    lastId++;
    items.add(item);
    return ResponseEntity.status(201).body(Map.of("item", item));
  }

  @GetMapping("/items/{id}.json")
  synchronized Map<String, Object> get(@RequestParam(name = "api_key", required = false) String key, @PathVariable String id) {
    return Map.of("item", find(itemsOf(key), id));
  }

  @PutMapping("/items/{id}.json")
  synchronized ResponseEntity<Void> update(
      @RequestParam(name = "api_key", required = false) String key, @PathVariable String id, @RequestBody Map<String, Object> body) {
    var items = itemsOf(key);
    take(items, find(items, id), body, false);
    return ResponseEntity.ok().build();
  }

  public static void main(String[] words) {
    SpringApplication.run(Server.class, words);
  }
}
