package com.acme.invoicing.account;

import lombok.RequiredArgsConstructor;
import org.apache.catalina.connector.Connector;
import org.springframework.boot.web.embedded.tomcat.TomcatWebServer;
import org.springframework.boot.web.servlet.context.ServletWebServerApplicationContext;
import org.springframework.stereotype.Component;

/** Opens one loopback address per account, all at the port of the public address. */
@Component
@RequiredArgsConstructor
public class AccountHosts {

    private final ServletWebServerApplicationContext context;

    public String publicUrl() {
        return url("127.0.0.1");
    }

    void open(Account account) {
        long index = account.getId() - 1;
        String host = "127.0.%d.%d".formatted(index / 250, index % 250 + 2);
        Connector connector = new Connector();
        connector.setPort(context.getWebServer().getPort());
        connector.setThrowOnFailure(true);
        connector.setProperty("address", host);
        connector.setProperty("relaxedQueryChars", "[]");
        connector.setProperty("maxThreads", "20");
        connector.setProperty("minSpareThreads", "2");
        ((TomcatWebServer) context.getWebServer()).getTomcat().getService().addConnector(connector);
        account.setHost(host);
        account.setUrl(url(host));
    }

    private String url(String host) {
        return "http://" + host + ":" + context.getWebServer().getPort();
    }
}
