package com.acme.invoicing.document;

import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.common.Rules;
import com.acme.invoicing.common.WebConfig;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.Expression;
import jakarta.persistence.criteria.Predicate;
import jakarta.persistence.criteria.Root;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.util.MultiValueMap;

/** The filters of the document lists, as a specification. */
record DocumentFilter(String text, List<String> types, List<String> statuses, Range<LocalDate> date,
        Range<LocalDate> dueDate, Range<LocalDateTime> loadedAt, Range<BigDecimal> beforeTaxes, boolean archived,
        boolean nonArchived) {

    static final DocumentFilter NONE = new DocumentFilter(null, List.of(), List.of(), null, null, null, null, false,
            false);

    record Range<T extends Comparable<? super T>>(T from, T to) {

        void addTo(List<Predicate> all, CriteriaBuilder cb, Expression<T> expression) {
            Rules.ifPresent(from, value -> all.add(cb.greaterThanOrEqualTo(expression, value)));
            Rules.ifPresent(to, value -> all.add(cb.lessThanOrEqualTo(expression, value)));
        }
    }

    static DocumentFilter of(MultiValueMap<String, String> query) {
        return new DocumentFilter(query.getFirst("text"), values(query, "type"), values(query, "status"),
                range(query, "date", DocumentFilter::date, DocumentFilter::date),
                range(query, "due_date", DocumentFilter::date, DocumentFilter::date),
                range(query, "loaded_at", text -> date(text).atStartOfDay(),
                        text -> date(text).plusDays(1).atStartOfDay().minusNanos(1000)),
                range(query, "total_before_taxes", BigDecimal::new, BigDecimal::new),
                flag(query, "archived"), flag(query, "non_archived"));
    }

    Specification<Document> in(Long accountId, Collection<DocumentType> types) {
        return (document, query, cb) -> cb.and(predicates(document, cb, accountId, types).toArray(Predicate[]::new));
    }

    static Specification<Document> ofClient(Long clientId) {
        return (document, query, cb) -> cb.equal(document.get("client").get("id"), clientId);
    }

    private List<Predicate> predicates(Root<Document> document, CriteriaBuilder cb, Long accountId,
            Collection<DocumentType> allowed) {
        List<Predicate> all = new ArrayList<>();
        all.add(cb.equal(document.get("account").get("id"), accountId));
        all.add(document.get("type").in(allowed.stream().filter(this::isWanted).toList()));
        all.add(statuses.isEmpty() ? cb.notEqual(document.get("status"), DocumentStatus.DELETED)
                : cb.or(statuses.stream().map(status -> status(document, cb, status)).toArray(Predicate[]::new)));
        if (!Rules.isBlank(text)) {
            String pattern = "%" + text.trim().toLowerCase(Locale.ROOT).replaceAll("([\\\\%_])", "\\\\$1") + "%";
            all.add(cb.or(Stream.of("clientName", "reference", "observations", "sequenceNumber")
                    .map(field -> cb.like(cb.lower(document.get(field)), pattern, '\\')).toArray(Predicate[]::new)));
        }
        Rules.ifPresent(date, range -> range.addTo(all, cb, document.get("date")));
        Rules.ifPresent(dueDate, range -> range.addTo(all, cb, document.get("dueDate")));
        Rules.ifPresent(loadedAt, range -> range.addTo(all, cb, document.get("loadedAt")));
        Rules.ifPresent(beforeTaxes, range -> range.addTo(all, cb, document.get("beforeTaxes")));
        if (archived != nonArchived) {
            all.add(cb.equal(document.get("archived"), archived));
        }
        return all;
    }

    private boolean isWanted(DocumentType type) {
        return types.isEmpty() || types.stream().anyMatch(
                name -> name.equalsIgnoreCase(type.getLabel()) || name.equalsIgnoreCase(type.getSingular()));
    }

    /** "sent" means: has been e-mailed. */
    private static Predicate status(Root<Document> document, CriteriaBuilder cb, String name) {
        if (name.equalsIgnoreCase("sent")) {
            return cb.isNotNull(document.get("sentAt"));
        }
        return Stream.of(DocumentStatus.values()).filter(status -> status.label().equalsIgnoreCase(name)).findFirst()
                .map(status -> cb.equal(document.get("status"), status)).orElseGet(cb::disjunction);
    }

    private static List<String> values(MultiValueMap<String, String> query, String name) {
        return Stream.of(name + "[]", name).flatMap(key -> query.getOrDefault(key, List.of()).stream())
                .filter(value -> !value.isBlank()).toList();
    }

    private static boolean flag(MultiValueMap<String, String> query, String name) {
        return List.of("true", "1").contains(String.valueOf(query.getFirst(name)));
    }

    private static <T extends Comparable<? super T>> Range<T> range(MultiValueMap<String, String> query, String name,
            Function<String, T> lower, Function<String, T> upper) {
        return new Range<>(parse(query, name + "[from]", lower), parse(query, name + "[to]", upper));
    }

    private static <T> T parse(MultiValueMap<String, String> query, String key, Function<String, T> parser) {
        String value = query.getFirst(key);
        try {
            return Rules.isBlank(value) ? null : parser.apply(value.trim());
        } catch (DateTimeParseException | NumberFormatException e) {
            throw ApiException.invalid(key + " is invalid");
        }
    }

    private static LocalDate date(String text) {
        return LocalDate.parse(text, WebConfig.DATE);
    }
}
