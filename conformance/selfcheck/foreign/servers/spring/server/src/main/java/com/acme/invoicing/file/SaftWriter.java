package com.acme.invoicing.file;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.catalog.TaxRepository;
import com.acme.invoicing.client.Client;
import com.acme.invoicing.document.Document;
import com.acme.invoicing.document.DocumentLine;
import com.acme.invoicing.document.DocumentRepository;
import com.acme.invoicing.document.DocumentType;
import com.acme.invoicing.document.DocumentType.Family;
import java.io.ByteArrayOutputStream;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Component;

/** The main parts of a SAF-T (PT) file: header, master files, sales invoices, movements of goods. */
@Component
@RequiredArgsConstructor
class SaftWriter {

    private final DocumentRepository documents;
    private final TaxRepository taxes;

    byte[] write(Account account, YearMonth month) throws XMLStreamException {
        List<Document> issued = documents.findByAccountIdAndDateBetweenAndNumberNotNullOrderById(account.getId(),
                month.atDay(1), month.atEndOfMonth());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out, "UTF-8");
        xml.writeStartDocument("UTF-8", "1.0");
        xml.writeStartElement("AuditFile");
        xml.writeDefaultNamespace("urn:OECD:StandardAuditFile-Tax:PT_1.04_01");
        header(xml, account, month);
        masterFiles(xml, account, issued);
        xml.writeStartElement("SourceDocuments");
        section(xml, "SalesInvoices", "Invoice", issued.stream().filter(d ->
                d.getType().getFamily() == Family.INVOICES && d.getType() != DocumentType.RECEIPT).toList());
        section(xml, "MovementOfGoods", "StockMovement",
                issued.stream().filter(d -> d.getType().getFamily() == Family.GUIDES).toList());
        section(xml, "WorkingDocuments", "WorkDocument",
                issued.stream().filter(d -> d.getType().getFamily() == Family.ESTIMATES).toList());
        section(xml, "Payments", "Payment",
                issued.stream().filter(d -> d.getType() == DocumentType.RECEIPT).toList());
        xml.writeEndElement();
        xml.writeEndElement();
        xml.writeEndDocument();
        xml.close();
        return out.toByteArray();
    }

    private static void header(XMLStreamWriter xml, Account account, YearMonth month) throws XMLStreamException {
        xml.writeStartElement("Header");
        element(xml, "AuditFileVersion", "1.04_01");
        element(xml, "TaxRegistrationNumber", account.getFiscalId());
        element(xml, "CompanyName", account.getOrganizationName());
        element(xml, "FiscalYear", month.getYear());
        element(xml, "StartDate", month.atDay(1));
        element(xml, "EndDate", month.atEndOfMonth());
        element(xml, "CurrencyCode", "EUR");
        element(xml, "DateCreated", LocalDate.now());
        xml.writeEndElement();
    }

    private void masterFiles(XMLStreamWriter xml, Account account, List<Document> issued) throws XMLStreamException {
        xml.writeStartElement("MasterFiles");
        for (Client client : issued.stream().map(Document::getClient).distinct().toList()) {
            xml.writeStartElement("Customer");
            element(xml, "CustomerID", client.getCode());
            element(xml, "CustomerTaxID", client.getFiscalId());
            element(xml, "CompanyName", client.getName());
            xml.writeEndElement();
        }
        for (String product : issued.stream().flatMap(d -> d.getLines().stream()).map(DocumentLine::getName)
                .collect(Collectors.toCollection(TreeSet::new))) {
            xml.writeStartElement("Product");
            element(xml, "ProductCode", product);
            xml.writeEndElement();
        }
        xml.writeStartElement("TaxTable");
        for (var tax : taxes.findByAccountIdOrderById(account.getId())) {
            xml.writeStartElement("TaxTableEntry");
            element(xml, "TaxCountryRegion", tax.getRegion());
            element(xml, "Description", tax.getName());
            element(xml, "TaxPercentage", tax.getValue());
            xml.writeEndElement();
        }
        xml.writeEndElement();
        xml.writeEndElement();
    }

    private static void section(XMLStreamWriter xml, String name, String element, List<Document> documents)
            throws XMLStreamException {
        xml.writeStartElement(name);
        element(xml, "NumberOfEntries", documents.size());
        for (Document document : documents) {
            xml.writeStartElement(element);
            element(xml, "DocumentNumber", document.getType().getLabel() + " " + document.getSequenceNumber());
            element(xml, "DocumentStatus", document.getStatus().label());
            element(xml, "Hash", document.getSaftHash());
            element(xml, "DocumentDate", document.getDate());
            element(xml, "CustomerID", document.getClient().getCode());
            for (DocumentLine line : document.getLines()) {
                xml.writeStartElement("Line");
                element(xml, "ProductCode", line.getName());
                element(xml, "Quantity", line.getQuantity());
                element(xml, "UnitPrice", line.getUnitPrice());
                element(xml, "TaxPercentage", line.getTaxValue());
                xml.writeEndElement();
            }
            element(xml, "TaxPayable", document.getTaxes());
            element(xml, "NetTotal", document.getBeforeTaxes());
            element(xml, "GrossTotal", document.getTotal());
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }

    private static void element(XMLStreamWriter xml, String name, Object value) throws XMLStreamException {
        xml.writeStartElement(name);
        xml.writeCharacters(value == null ? "" : value.toString());
        xml.writeEndElement();
    }
}
