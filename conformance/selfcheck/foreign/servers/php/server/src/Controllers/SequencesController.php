<?php
declare(strict_types=1);

final class SequencesController extends Controller
{
    public function index(): Response
    {
        return Response::json(['sequences' => array_map($this->present(...), $this->db->all('SELECT * FROM sequences WHERE account_id = ? ORDER BY id', [$this->accountId()]))]);
    }

    public function show(int $id): Response { return Response::json(['sequence' => $this->present($this->owned('sequences', $id))]); }

    public function create(): Response
    {
        $f = Validator::check($this->request->wrapped('sequence'), ['serie' => 'required|string|max:35', 'default_sequence' => 'in:0,1']);
        $this->unique('sequences', 'serie', $f['serie']);
        $this->needCredentials();
        $id = AccountFactory::addSequence($this->db, $this->accountId(), $f['serie'], ($f['default_sequence'] ?? '0') === '1');
        if ($this->portuguese()) {
            AccountFactory::registerSequence($this->db, $id);
        }
        return Response::json(['sequence' => $this->present($this->owned('sequences', $id))], 201);
    }

    public function setCurrent(int $id): Response
    {
        $this->owned('sequences', $id);
        $this->db->run('UPDATE sequences SET default_sequence = (id = ?) WHERE account_id = ?', [$id, $this->accountId()]);
        return Response::empty();
    }

    public function register(int $id): Response
    {
        $this->owned('sequences', $id);
        $this->needCredentials();
        AccountFactory::registerSequence($this->db, $id);
        return Response::json(['sequence' => $this->present($this->owned('sequences', $id))]);
    }

    private function needCredentials(): void
    {
        if ($this->portuguese() && $this->account['at_username'] === null) {
            throw HttpError::invalid('the credentials of the tax authority are not configured');
        }
    }

    private function present(array $s): array
    {
        $out = ['id' => $s['id'], 'serie' => $s['serie'], 'default_sequence' => $s['default_sequence']];
        foreach ($this->db->all('SELECT * FROM sequence_kinds WHERE sequence_id = ? ORDER BY id', [$s['id']]) as $k) {
            $out["current_{$k['kind']}_number"] = $k['number'];
            $out["current_{$k['kind']}_sequence_id"] = $k['id'];
        }
        return $out;
    }
}
