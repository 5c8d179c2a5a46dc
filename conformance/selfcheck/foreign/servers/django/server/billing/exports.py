"""PDF, QR code and SAF-T files. PDF and SAF-T are written by a thread, apart from the request."""
import io
import logging
import threading
import uuid
import xml.etree.ElementTree as ET
from datetime import timedelta
from xml.sax.saxutils import escape

import segno
from django.conf import settings
from django.db import connection, transaction
from django.utils import timezone
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

from .models import Document, Export

log = logging.getLogger(__name__)
STALE = timedelta(seconds=30)  # a pending export older than this has lost its thread
FRESH = timedelta(seconds=60)  # how long a finished SAF-T file is handed out again


def export(account, key, suffix, render, reuse_for=None):
    """The export's row: starts the work when there is none; the caller looks at the status."""
    now = timezone.now()
    with transaction.atomic():
        row, created = Export.objects.get_or_create(
            account=account, key=key, defaults={"started_at": now}
        )
        age = now - row.started_at
        outdated = {
            "pending": age > STALE,
            "done": reuse_for is not None and age > reuse_for,
            "failed": age > STALE,
        }
        if created or outdated[row.status]:
            row.status, row.started_at = "pending", now
            row.save()
            args = (row.pk, suffix, render)
            transaction.on_commit(threading.Thread(target=_work, args=args, daemon=True).start)
    return row


def _work(pk, suffix, render):
    try:
        try:
            result = {"status": "done", "file": save_file(render(), suffix)}
        except Exception:
            log.exception("export %s failed", pk)
            result = {"status": "failed"}
        Export.objects.filter(pk=pk).update(**result)
    finally:
        connection.close()


def save_file(content, suffix):
    name = f"{uuid.uuid4().hex}.{suffix}"
    settings.MEDIA_ROOT.mkdir(parents=True, exist_ok=True)
    (settings.MEDIA_ROOT / name).write_bytes(content)
    return name


def link(name):
    return f"{settings.MEDIA_URL}{name}"


# PDF


def document_pdf(document_id, second_copy=False):
    document = Document.objects.select_related("account", "client", "sequence").get(pk=document_id)
    client, styles = document.client, getSampleStyleSheet()

    def paragraph(text, style="Normal"):
        return Paragraph(escape(str(text)), styles[style])

    copies = 1 if second_copy else int(client.send_options)
    story = []
    for copy in ["Original", "Duplicate", "Triplicate"][:copies]:
        title = f"{document.spec.type_name} {document.sequence_number}"
        story += [
            paragraph(document.account.organization_name, "Heading3"),
            paragraph(title, "Title"),
            paragraph("Copy of the original document" if second_copy else copy),
            paragraph(f"Client: {client.name}  {client.fiscal_id}"),
            paragraph(f"Date: {document.date:%d/%m/%Y}  Due: {document.due_date:%d/%m/%Y}"),
            paragraph(f"Status: {document.status}  ATCUD: {document.atcud}"),
            Spacer(1, 12),
        ]
        rows = [["Item", "Quantity", "Unit price", "Discount %", "Tax %", "Total"]]
        for line in document.lines.all():
            numbers = [line.quantity, line.unit_price, line.discount, line.tax_value, line.total]
            rows.append([paragraph(line.name), *(f"{number.normalize():f}" for number in numbers)])
        story.append(Table(rows, colWidths=[170, 60, 70, 70, 50, 80], repeatRows=1))
        story += [
            Spacer(1, 12),
            paragraph(f"Before taxes: {document.before_taxes} {document.currency}"),
            paragraph(f"Taxes: {document.taxes} {document.currency}"),
            paragraph(f"Total: {document.total} {document.currency}", "Heading3"),
            paragraph(document.observations),
            Spacer(1, 48),
        ]
    buffer = io.BytesIO()
    SimpleDocTemplate(buffer, pagesize=A4, title=title).build(story)
    return buffer.getvalue()


# QR code


def document_qr_code(document):
    fields = {
        "A": document.account.fiscal_id or "",
        "B": document.client.fiscal_id or "999999990",
        "C": document.client.country or "PT",
        "D": document.spec.type_name,
        "F": document.date.strftime("%Y%m%d"),
        "G": document.sequence_number,
        "H": document.atcud,
        "N": document.taxes,
        "O": document.total,
        "Q": document.saft_hash[:4],
    }
    buffer = io.BytesIO()
    segno.make("*".join(f"{k}:{v}" for k, v in fields.items())).save(buffer, kind="png", scale=4)
    return buffer.getvalue()


# SAF-T


def _add(parent, name, text=None, **children):
    element = ET.SubElement(parent, name)
    if text is not None:
        element.text = str(text)
    for child, value in children.items():
        _add(element, child, value)
    return element


def saft_xml(account, year, month):
    root = ET.Element("AuditFile", xmlns="urn:OECD:StandardAuditFile-Tax:PT_1.04_01")
    _add(
        root, "Header", AuditFileVersion="1.04_01", CompanyID=account.fiscal_id or "",
        TaxRegistrationNumber=account.fiscal_id or "", CompanyName=account.organization_name,
        FiscalYear=year, CurrencyCode=account.currency, DateCreated=timezone.now().date(),
    )  # fmt: skip
    documents = (
        account.documents.filter(date__year=year, date__month=month, number__isnull=False)
        .select_related("client", "sequence", "account")
        .prefetch_related("lines")
        .order_by("id")
    )
    master = _add(root, "MasterFiles")
    for client in {document.client_id: document.client for document in documents}.values():
        _add(
            master, "Customer", CustomerID=client.code, CustomerTaxID=client.fiscal_id,
            CompanyName=client.name, Country=client.country,
        )  # fmt: skip
    source = _add(root, "SourceDocuments")
    for family in ("invoices", "estimates", "guides", "purchase_orders"):
        section = _add(source, family.title().replace("_", ""))
        for document in documents:
            if document.spec.family == family:
                _saft_document(section, document)
    return ET.tostring(root, encoding="utf-8", xml_declaration=True)


def _saft_document(section, document):
    element = _add(
        section, "Document", DocumentNo=document.inverted_sequence_number, ATCUD=document.atcud,
        Status=document.status, Hash=document.saft_hash, Date=document.date,
        Type=document.spec.type_name, CustomerID=document.client.code,
    )  # fmt: skip
    for number, line in enumerate(document.lines.all(), 1):
        _add(
            element, "Line", LineNumber=number, Description=line.name, Quantity=line.quantity,
            UnitPrice=line.unit_price, TaxPercentage=line.tax_value, Amount=line.total,
        )  # fmt: skip
    _add(
        element, "DocumentTotals", TaxPayable=document.taxes, NetTotal=document.before_taxes,
        GrossTotal=document.total,
    )  # fmt: skip


