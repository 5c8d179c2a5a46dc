package com.acme.invoicing.common;

import com.acme.invoicing.account.Account;
import java.util.List;
import java.util.Map;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;
import org.springframework.web.bind.annotation.BindParam;

/** The query parameters {@code page} and {@code per_page}. */
public record Paging(Integer page, @BindParam("per_page") Integer perPage) {

    private static final int MAX_PER_PAGE = 100;

    public record Pagination(long totalEntries, int currentPage, int totalPages, int perPage) {
    }

    public Pageable toPageable(Account account, Sort sort) {
        int size = perPage == null || perPage < 1 ? account.getPerPage() : Math.min(perPage, MAX_PER_PAGE);
        return PageRequest.of(page == null || page < 1 ? 0 : page - 1, size, sort);
    }

    public static Map<String, Object> response(String key, Page<?> page) {
        List<?> content = page.getContent();
        return Map.of(key, content, "pagination", new Pagination(page.getTotalElements(), page.getNumber() + 1,
                page.getTotalPages(), page.getSize()));
    }
}
