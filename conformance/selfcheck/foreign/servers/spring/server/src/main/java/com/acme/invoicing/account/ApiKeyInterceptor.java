package com.acme.invoicing.account;

import com.acme.invoicing.common.ApiException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import lombok.RequiredArgsConstructor;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerInterceptor;

/** The key must be one of the account at whose address the request arrived. */
@Component
@RequiredArgsConstructor
public class ApiKeyInterceptor implements HandlerInterceptor {

    private final AccountRepository accounts;

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        String key = request.getParameter("api_key");
        Account account = key == null ? null : accounts.findByApiKey(key).orElse(null);
        if (account == null || !request.getLocalAddr().equals(account.getHost())) {
            throw new ApiException(HttpStatus.UNAUTHORIZED, "The api_key is missing or incorrect");
        }
        request.setAttribute("account", account);
        return true;
    }
}
