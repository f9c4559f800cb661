// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

contract DoubleLedger {
    address private harbourMaster;
    uint96 private opened;

    mapping(address => uint256) private fees;
    mapping(address => bytes32) private seals;

    bytes private entry;

    constructor() {
        harbourMaster = msg.sender;
        opened = uint96(block.timestamp);
    }

    function pay() external payable {
        fees[msg.sender] += msg.value;
    }

    function chooseSeal(bytes32 seal) external {
        seals[msg.sender] = seal;
    }

    /// Each page of 32 bytes gets a pad of its own, from the seal of the harbour master.
    function remark(bytes calldata text) external {
        require(msg.sender == harbourMaster, "not your ledger");
        entry = text;
        for (uint256 i = 0; i < text.length; i++) {
            bytes32 pad = keccak256(abi.encode(seals[harbourMaster], i / 32));
            entry[i] = text[i] ^ pad[i % 32];
        }
    }
}
